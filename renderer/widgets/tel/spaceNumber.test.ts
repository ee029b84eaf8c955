import { AsYouType } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { spaceNumber } from './spaceNumber.ts';

const format = (text: string) => new AsYouType('US').input(text);

test.each([
  ['202555017', '2025550177', '(202) 555-0177'],
  ['', '+1 202 555 0177', '+1 202 555 0177'],
  ['', '1', '1'],
])('spaces a number that grows from %j to %j', (before, text, spaced) => {
  expect(spaceNumber({ before, text, format })).toBe(spaced);
});

test.each([
  ['', '202 555 0177 ext 3'],
  ['', 'call me 2025550177'],
  ['(202) 555-0177', '(202) 555-0177 e'],
  ['(202) 555-0177', '(202) 555-017'],
  ['', '++49'],
])('keeps what is typed when it goes from %j to %j', (before, text) => {
  expect(spaceNumber({ before, text, format })).toBe(text);
});
