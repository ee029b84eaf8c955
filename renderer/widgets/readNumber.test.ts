import { describe, expect, it } from 'vitest';
import { numberMarks, readNumber, writeNumber } from './readNumber.ts';

const read = (locale: string, typed: readonly string[]) => typed.map((text) => readNumber(text, numberMarks(locale)));

describe('a number is read as its language writes it', () => {
  it.each<[locale: string, typed: readonly string[], values: readonly unknown[]]>([
    ['en', ['12', '-3.5', '1,250.75', '$ 1,000,000', '.5', '7.'], [12, -3.5, 1250.75, 1_000_000, 0.5, 7]],
    [
      'de',
      ['12', '-3,5', '1.250,75', '€ 1.000.000', ',5', '7,', '12.000'],
      [12, -3.5, 1250.75, 1_000_000, 0.5, 7, 12_000],
    ],
    ['ro', ['1.250,75', '12.000'], [1250.75, 12_000]],
    ['fr', ['1 250,75', '1\u202f250,75', '1\u00a0000\u00a0000'], [1250.75, 1250.75, 1_000_000]],
    ['zh', ['1,250.75'], [1250.75]],
  ])('%s', (locale, typed, values) => {
    expect(read(locale, typed)).toEqual(values);
  });
});

it('a point that separates no groups separates decimals in every language', () => {
  expect([...read('de', ['12.5', '1.25']), ...read('fr', ['12.5', '12.500'])]).toEqual([12.5, 1.25, 12.5, 12.5]);
});

it('text that is no number stays text, and an empty one is dropped', () => {
  expect(read('en', ['twelve', '1,2', '1.2.3', ' '])).toEqual(['twelve', '1,2', '1.2.3', undefined]);
  expect(read('de', ['1,2,3', '1.2.3', '1.25,5'])).toEqual(['1,2,3', '1.2.3', '1.25,5']);
});

it('a stored value is shown as it would be typed, and what is no number as it is', () => {
  const shown = ['en', 'de', 'fr'].map((locale) =>
    [1250.75, 3, undefined, null, 'twelve'].map((value) => writeNumber(value, numberMarks(locale))),
  );

  expect(shown).toEqual([
    ['1250.75', '3', '', '', 'twelve'],
    ['1250,75', '3', '', '', 'twelve'],
    ['1250,75', '3', '', '', 'twelve'],
  ]);
});
