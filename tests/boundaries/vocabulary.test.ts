import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleWords, findProductWords, findWords, neutralRooms, productWords, unavoidable } from './productWords.ts';
import { root, sourceFiles } from './sourceFiles.ts';

test('neutral rooms hold no word of the product, in text or file name, but where it is unavoidable', () => {
  const found = new Map<string, readonly string[]>();
  for (const file of sourceFiles(...neutralRooms)) {
    const text = /\.(?:ts|tsx|json|md|html|css)$/.test(file) ? readFileSync(join(root, file), 'utf8') : '';
    const words = findProductWords(`${file}\n${text}`);
    if (words.length > 0) found.set(file, words);
  }

  // The lists must be equal: a word that no longer occurs is removed from the list of exceptions.
  expect(Object.fromEntries(found)).toEqual(unavoidable);
});

test('every listed word is one that the definitions use', () => {
  const definitions = sourceFiles('definitions').map((file) => `${file}\n${readFileSync(join(root, file), 'utf8')}`);
  const used = new Set(findProductWords(definitions.join('\n')));

  expect(productWords.filter((word) => !used.has(word))).toEqual([]);
});

test('no code and no definition of the portal holds a word of the example', () => {
  const found = sourceFiles(...neutralRooms, 'portal', 'web', 'definitions', 'scripts').flatMap((file) => {
    const text = /\.(?:ts|tsx|mjs|json|css|html)$/.test(file) ? readFileSync(join(root, file), 'utf8') : '';
    return findWords(`${file}\n${text}`, exampleWords).map((word) => `${file}: ${word}`);
  });
  const used = sourceFiles('examples').map((file) => `${file}\n${readFileSync(join(root, file), 'utf8')}`);

  expect(found).toEqual([]);
  expect(findWords(used.join('\n'), exampleWords)).toEqual(exampleWords);
});

test('the example holds no word of the product', () => {
  const found = sourceFiles('examples').flatMap((file) =>
    findProductWords(`${file}\n${readFileSync(join(root, file), 'utf8')}`).map((word) => `${file}: ${word}`),
  );

  expect(found).toEqual([]);
});

test('a planted word is found however it is spelled', () => {
  expect(findProductWords('const a = "Business-Structure of the sub_vendor"')).toEqual([
    'subvendor',
    'businessstructure',
  ]);
});
