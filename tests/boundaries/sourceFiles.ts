import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** Paths of the project's files, as git knows them: tracked, and new ones it does not ignore. */
export function sourceFiles(...patterns: readonly string[]): readonly string[] {
  const output = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...patterns],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 32 * 1024 * 1024,
    },
  );
  return output.split('\n').filter((path) => path !== '');
}
