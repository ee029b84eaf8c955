import { expect, test } from 'vitest';
import { breakLines } from './breakLines.ts';

/** Each letter has width 1, an ideograph 2. */
const measure = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/\p{sc=Han}|[。（「]/u.test(letter) ? 2 : 1), 0);

test.each([
  ['words at spaces', 'one two three', 7, ['one two', 'three']],
  ['no space at the end of a line', 'one two', 4, ['one', 'two']],
  ['lines that are written', 'one\ntwo\r\n\r\nthree', 20, ['one', 'two', '', 'three']],
  ['a word that is too long, between its letters', 'a extraordinary', 5, ['a', 'extra', 'ordin', 'ary']],
  ['ideographs anywhere', '抗辩档案', 4, ['抗辩', '档案']],
  ['no line that begins with a closing mark', '抗辩。档', 4, ['抗', '辩。', '档']],
  ['no line that ends with an opening mark', '抗（辩', 4, ['抗', '（辩']],
  ['an emoji as one letter', '👩‍🚀👩‍🚀', 3, ['👩‍🚀', '👩‍🚀']],
  ['an empty text', '', 4, ['']],
])('breaks %s', (_what, text, width, lines) => {
  expect(breakLines(text, width, measure)).toEqual(lines);
});
