import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProductWords, neutralRooms, productWords } from './productWords.ts';
import { root, sourceFiles } from './sourceFiles.ts';

test('neutral rooms hold no word of the product, in text or file name', () => {
  const found = sourceFiles(...neutralRooms).flatMap((file) => {
    const text = /\.(?:ts|tsx|json|md|html|css)$/.test(file) ? readFileSync(join(root, file), 'utf8') : '';
    return findProductWords(`${file}\n${text}`).map((word) => `${file}: ${word}`);
  });

  expect(found).toEqual([]);
});

test('every listed word is one that the definitions use', () => {
  const definitions = sourceFiles('definitions').map((file) => `${file}\n${readFileSync(join(root, file), 'utf8')}`);
  const used = new Set(findProductWords(definitions.join('\n')));

  expect(productWords.filter((word) => !used.has(word))).toEqual([]);
});

test('a planted word is found however it is spelled', () => {
  expect(findProductWords('const a = "Business-Structure of the sub_vendor"')).toEqual([
    'subvendor',
    'businessstructure',
  ]);
});
