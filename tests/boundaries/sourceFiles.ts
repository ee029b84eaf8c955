import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** Returns the paths of the project's files according to git: tracked ones, and new ones that are not ignored. */
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
