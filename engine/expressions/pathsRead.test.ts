import { expect, test } from 'vitest';
import { parseAst } from '../parsing/parseAst.ts';
import { pathsRead } from './pathsRead.ts';

test.each([
  ["this.kind == 'novel' && root.?shelf.mark != ''", ['this.kind', 'root.shelf.mark']],
  ['root.loans.exists(loan, loan.until > this.today)', ['root.loans', 'this.today']],
  ['this[given.name]', ['this', 'given.name']],
  ['cel.bind(book, chosen.isbn, book.pages > value)', ['chosen.isbn', 'value']],
  ['optional.of(this.shelf).orValue(optional)', ['this.shelf', 'optional']],
  ['has(this.author.name)', ['this.author.name']],
])('%s reads its paths and nothing bound inside', (source, paths) => {
  expect(pathsRead(parseAst(source))).toEqual(paths);
});
