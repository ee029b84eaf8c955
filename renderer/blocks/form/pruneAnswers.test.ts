import { expect, test } from 'vitest';
import { pruneAnswers } from './pruneAnswers.ts';

test('what a form does not ask for any more is forgotten', () => {
  expect(pruneAnswers({ shelf: 'A1', author: 'Herbert' }, ['shelf', 'title'])).toEqual({ shelf: 'A1' });
});

test('answers that are all asked for stay the same object, so that nothing is stored anew', () => {
  const answers = { shelf: 'A1' };
  expect(pruneAnswers(answers, ['shelf', 'title'])).toBe(answers);
});

test('nothing is forgotten while the fields are not known', () => {
  const answers = { shelf: 'A1' };
  expect(pruneAnswers(answers, [])).toBe(answers);
});
