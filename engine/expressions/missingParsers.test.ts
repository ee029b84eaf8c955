import { expect, test } from 'vitest';
import { parseAst } from '../parsing/parseAst.ts';
import { parsers } from '../parsing/parsers.ts';
import { serializeAst } from '../parsing/serializeAst.ts';
import { createExpressions } from './createExpressions.ts';
import { missingParsers } from './missingParsers.ts';

const compiled = [
  'book.pages > 5',
  "title.matches('^[0-9]{2}$')",
  "isOpen && matches(title, '[0-9]+')",
  'title.matches(rule)',
];

/** Creates the expressions of a page in which no parser is registered yet. */
function inPage() {
  const expressions = createExpressions();
  const asts = compiled.map((source) => [source, serializeAst(parseAst(source))] as const);
  expressions.addCompiledExpressions(Object.fromEntries(asts));
  return expressions;
}

test.each([
  ['an expression of the release', 'book.pages > 5', { parser: false, patterns: false }],
  ['a pattern that the browser matches alike', "title.matches('^[0-9]{2}$')", { parser: false, patterns: false }],
  ['a pattern for RE2, inside', "isOpen && matches(title, '[0-9]+')", { parser: false, patterns: true }],
  ['a pattern that is computed', 'title.matches(rule)', { parser: false, patterns: true }],
  ['an expression that comes with the data', 'book.pages > 6', { parser: true, patterns: false }],
  ['one with a pattern', "title.matches('a')", { parser: true, patterns: true }],
])('%s lacks what it needs and no more', (_what, source, missing) => {
  expect(missingParsers(source, inPage())).toEqual(missing);
});

test('nothing is missing any more once it was registered', () => {
  // given
  const expressions = inPage();

  // when
  expressions.register(parsers);

  // then
  const sources = ['book.pages > 6', 'title.matches(rule)'];
  expect(sources.map((source) => missingParsers(source, expressions))).toEqual([
    { parser: false, patterns: false },
    { parser: false, patterns: false },
  ]);
});
