import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './sourceFiles.ts';

/** Joined from parts, so that this file does not match itself. */
const foreign = [
  ['/work', '/'].join(''),
  ['..', '/shared'].join(''),
  ['registry', '.npmjs'].join(''),
  ['npm', 'mirror'].join(''),
];

test('no file names a machine path or the host of a registry', () => {
  const found = sourceFiles().flatMap((file) => {
    if (/\.(?:png|woff2?|ico|gz)$/.test(file)) return [];
    const text = readFileSync(join(root, file), 'utf8');
    return foreign.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });

  expect(found).toEqual([]);
});
