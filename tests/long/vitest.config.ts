import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests that take too long for every run. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { include: ['tests/long/**/*.long.ts'], maxWorkers: 1 },
});
