import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isLongSuite } from './tests/isLongSuite.ts';

/** Small files that take long. Vitest begins with the largest where it has no figures of a run before. */
const longest =
  /tests\/(paths\/paths|gate\/(openGate|mutation|plantedFaults)|agreement\/bodies|forms\/longForm|access\/(hostileInput|sentTwice))/;

/** At the end, both workers have something left to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['{engine,compiler,machines,api,renderer,server,portal,stories,studio,tests,scripts}/**/*.test.{ts,tsx}'],
    exclude: [
      ...['tests/e2e/**', 'tests/long/**', '**/node_modules/**'],
      // Commands that start a process each, databases of old versions, and time limits.
      ...(isLongSuite ? [] : ['**/*.long.test.ts']),
    ],
    globalSetup: 'server/testing/nameRun.ts',
    // Each database test holds a whole PostgreSQL in memory: two at once is what a small machine bears.
    maxWorkers: 2,
    // The whole server and the definitions are imported once a worker: no test replaces a module, so none can reach another.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
