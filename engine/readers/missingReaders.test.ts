import { beforeEach, expect, test, vi } from 'vitest';
import { encodeTree } from '../parsing/encodeTree.ts';
import { parseTree } from '../parsing/parseTree.ts';
import { readPattern } from '../parsing/readPattern.ts';
import { missingReaders } from './missingReaders.ts';

const shipped = [
  'book.pages > 5',
  "title.matches('^[0-9]{2}$')",
  "isOpen && matches(title, '[0-9]+')",
  'title.matches(rule)',
];

let readers: typeof import('./lentReaders.ts');

beforeEach(async () => {
  vi.resetModules();
  readers = await import('./lentReaders.ts');
  readers.knowTrees(Object.fromEntries(shipped.map((source) => [source, encodeTree(parseTree(source))])));
});

test.each([
  ['an expression that was shipped', 'book.pages > 5', { parser: false, patterns: false }],
  ['a pattern that the browser reads alike', "title.matches('^[0-9]{2}$')", { parser: false, patterns: false }],
  ['a pattern for RE2, inside', "isOpen && matches(title, '[0-9]+')", { parser: false, patterns: true }],
  ['a pattern that is worked out', 'title.matches(rule)', { parser: false, patterns: true }],
  ['an expression that comes with the data', 'book.pages > 6', { parser: true, patterns: false }],
  ['one with a pattern', "title.matches('a')", { parser: true, patterns: true }],
])('%s lacks what it needs and no more', (_what, source, missing) => {
  expect(missingReaders(source, readers)).toEqual(missing);
});

test('nothing is missing any more once it was lent', () => {
  readers.lend({ parseTree, readPattern });

  expect(['book.pages > 6', 'title.matches(rule)'].map((source) => missingReaders(source, readers))).toEqual([
    { parser: false, patterns: false },
    { parser: false, patterns: true },
  ]);
});

test('where the libraries are at hand nothing is missing', () => {
  expect(missingReaders('title.matches("[0-9]+")')).toEqual({ parser: false, patterns: false });
});
