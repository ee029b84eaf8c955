import { expect, test } from 'vitest';
import { parseAst } from '../parsing/parseAst.ts';
import { freeVariables } from './freeVariables.ts';

test.each([
  ['1 + 2', []],
  ['this.title', ['this']],
  ['loans.filter(l, l.book == book.id)', ['loans', 'book']],
  ['loans.map(l, has(l.days), l.days + extra)', ['loans', 'extra']],
  ['loans.exists(l, books.exists(b, b.id == l.book && b.shelf == shelf))', ['loans', 'books', 'shelf']],
  ['l + loans.map(l, l)[0]', ['l', 'loans']],
  ["{'title': title, key: this.?pages}", ['title', 'key', 'this']],
  ['optional.of(pages).orValue(optional.none())', ['pages']],
  ['cel.bind(t, title, t + suffix)', ['title', 'suffix']],
  ["user.signedIn && setting.maxLoans > 1 && today() > '2026-01-01'", ['user', 'setting']],
  ["this['q' + string(item.id)]", ['this', 'item']],
])('%s reads %j', (source, expected) => {
  // when
  const names = freeVariables(parseAst(source));

  // then
  expect(names).toEqual(expected);
});
