import { expect, test } from 'vitest';
import { compilePattern } from '../parsing/compilePattern.ts';
import { parseAst } from '../parsing/parseAst.ts';
import { parseMessage } from '../parsing/parseMessage.ts';
import { parsers } from '../parsing/parsers.ts';
import { serializeAst } from '../parsing/serializeAst.ts';
import { serializeMessage } from '../parsing/serializeMessage.ts';
import { createExpressions } from './createExpressions.ts';

const source = 'book.pages > 5';
const asts = { [source]: serializeAst(parseAst(source)) };

test('without a parser it knows the ASTs that were added, and no others', () => {
  // given
  const expressions = createExpressions();

  // when
  expressions.addCompiledExpressions(asts);

  // then
  expect(expressions.parse(source).op).toBe('>');
  expect([source, 'book.pages > 6'].map(expressions.canParse)).toEqual([true, false]);
  expect(() => expressions.parse('book.pages > 6')).toThrow('is not part of the release');
});

test('without a parser it knows the texts that were added, by what they say', () => {
  // given
  const expressions = createExpressions();
  const text = 'Hello {name}';

  // when
  expressions.addCompiledMessages({ greeting: text }, { greeting: serializeMessage(parseMessage(text)) });

  // then
  expect(expressions.parseMessage(text).arguments.map(({ path }) => path)).toEqual(['name']);
  expect(() => expressions.parseMessage('Bye {name}')).toThrow('is not part of the release');
});

test('a parser that is registered later parses every expression', () => {
  // given
  const expressions = createExpressions();
  expect(() => expressions.parse(source)).toThrow('is not part of the release');

  // when
  expressions.register({ parseAst });

  // then
  expect(expressions.parse(source).op).toBe('>');
  expect([expressions.has('parseAst'), expressions.has('compilePattern')]).toEqual([true, false]);
});

test('patterns that the browser matches alike need no parser, all others do', () => {
  // given
  const expressions = createExpressions();
  expect(['^[0-9]{2}$', '[0-9]+'].map(expressions.canCompilePattern)).toEqual([true, false]);
  expect(expressions.compilePattern('^[0-9]{2}$').matcher('12').find()).toBe(true);
  expect(() => expressions.compilePattern('[0-9]+')).toThrow('needs a parser that is not registered');

  // when
  expressions.register({ compilePattern });

  // then
  expect(expressions.canCompilePattern('[0-9]+')).toBe(true);
  expect(expressions.compilePattern('[0-9]+').matcher('a1').find()).toBe(true);
});

test('what one instance was given is not known to another', () => {
  // given
  const one = createExpressions();
  const other = createExpressions();

  // when
  one.register(parsers);
  one.addCompiledExpressions(asts);

  // then
  expect([one.canParse(source), other.canParse(source)]).toEqual([true, false]);
});

test('an expression is parsed and compiled once', () => {
  const expressions = createExpressions(parsers);

  expect(expressions.parse(source)).toBe(expressions.parse(source));
  expect(expressions.compile(source)).toBe(expressions.compile(source));
});
