import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root, sourceFiles } from '../boundaries/sourceFiles.ts';

/** The folders that an addition can change, and those that are needed to check it. */
const copied = [
  'engine',
  'compiler',
  'machines',
  'renderer',
  'scripts/generateKindTypes.ts',
  'scripts/command',
  'scripts/new',
  'studio/scaffold/recordDefinitions.ts',
  'package.json',
  'tsconfig.base.json',
];

/** Copies the project into a new folder with the same packages. `more`: further files and folders. */
export function copyProject(...more: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'formwork-'));
  for (const file of sourceFiles(...copied, ...more)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  // The folder is not linked, because the type checker stores its results in it.
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '.cache') symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  return copy;
}

/** Returns the edits of existing files: the added and removed lines by path. */
export function findEdits(
  copy: string,
  ...more: readonly string[]
): Readonly<Record<string, { readonly added: number; readonly removed: number }>> {
  return Object.fromEntries(
    sourceFiles(...copied, ...more).flatMap((file) => {
      const before = readFileSync(join(root, file), 'utf8');
      const after = readFileSync(join(copy, file), 'utf8');
      if (before === after) return [];
      return [[file, { added: countNew(after, before), removed: countNew(before, after) }]];
    }),
  );
}

/** Returns the number of lines of a text that another does not have. */
function countNew(text: string, other: string): number {
  const left = other.split('\n');
  return text.split('\n').filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}
