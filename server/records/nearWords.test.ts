import { expect, test } from 'vitest';
import { nearBeginnings } from './nearWords.ts';

test.each([
  ['swapped', 'lnatern'],
  ['too many', 'lannterns'],
  ['missing', 'lntern'],
  ['wrong', 'lamtern'],
  ['accented', 'lantérn'],
])('a letter that is %s leaves a beginning of the right word', (_error, typed) => {
  expect(nearBeginnings(typed).filter((word) => 'lanterns'.startsWith(word))).not.toEqual([]);
});

test('an accent that was not typed is one error', () => {
  expect(nearBeginnings('cafes')).toContain('cafés');
});

test('the word itself, two errors and an empty word are not near', () => {
  expect(nearBeginnings('lanterns')).not.toContain('lanterns');
  expect(nearBeginnings('lmaterns').filter((word) => 'lanterns'.startsWith(word))).toEqual([]);
  expect(nearBeginnings('')).toEqual([]);
});
