import { expect, test } from 'vitest';
import { MessageError, parseMessage } from '#engine/parsers';
import { messageProblem } from './messageProblems.ts';

const texts = [
  '{title',
  '{}',
  '{title!}',
  '{title,}',
  '{title, words}',
  '{price, number, }',
  '{price, number, ::}',
  '{dueOn, date, ::}',
  "{price, number, 'a}",
  '{count, plural}',
  '{count, plural, offset}',
  '{count, plural, offset:x one {#} other {#}}',
  '{kind, select, }',
  '{count, plural, }',
  '{kind, select, gift}',
  '{count, plural, one}',
  '{count, plural, =x {#} other {#}}',
  '{count, plural, one {#} one {#} other {#}}',
  '{kind, select, a {a} a {b} other {c}}',
  '{count, plural, one {#}}',
];

test.each(texts)('the fault of %s is a sentence with a hint', (text) => {
  const problem = messageProblem(reasonOf(text));

  expect(problem?.message).not.toMatch(/_/);
  expect(problem?.hint).toMatch(/\w/);
});

test('a fault that the parser has no name for has none here', () => {
  expect(messageProblem('CONSTRUCTOR')).toBeUndefined();
});

function reasonOf(text: string): string | undefined {
  try {
    parseMessage(text);
  } catch (error) {
    if (error instanceof MessageError) return error.reason;
  }
  throw new Error(`${text} parses`);
}
