import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folders and files besides the engine and the compiler: the portal and its server, the scripts for translations and
 * types, and the configuration of Vitest with what it imports.
 */
export const operationFolders = [
  ...['definitions', 'portal', 'server', 'scripts'],
  ...['vitest.config.ts', 'tests/isLongSuite.ts'],
];

/** Runs Node in a copy of the project and returns its output. Throws an error with all output if it fails. */
export function runNode(copy: string, ...args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

/**
 * Follows the checklist of a new operation in a copy of the project. Returns the texts without a translation, by
 * language.
 */
export function addOperation(copy: string, name: string): Readonly<Record<string, unknown>> {
  runNode(copy, 'scripts/new/main.ts', 'operation', name);
  runNode(copy, 'scripts/generateTypes.ts');
  return Object.fromEntries(
    ['fr', 'ro', 'zh'].map((locale) => {
      const missing = runNode(copy, 'scripts/texts.ts', 'missing', locale);
      writeFileSync(join(copy, 'missing.json'), missing);
      runNode(copy, 'scripts/texts.ts', 'fill', locale, 'missing.json');
      return [locale, JSON.parse(missing)];
    }),
  );
}
