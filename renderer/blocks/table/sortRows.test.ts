import { expect, test } from 'vitest';
import { makeField } from '../../../stories/samples/makeField.ts';
import { sortRows } from './sortRows.ts';

const rows = [{ shelf: 'b' }, { shelf: '' }, { shelf: 'A', at: 2 }, {}, { shelf: 'a', at: 1 }];
const fields = [makeField('shelf')];

test('sorts by a column in both directions, what is absent last and equal rows as they came', () => {
  const sorted = ['shelf', '-shelf'].map((sort) => sortRows(rows, { fields, sort, locale: 'en' }));

  expect(sorted).toEqual([
    [{ shelf: 'A', at: 2 }, { shelf: 'a', at: 1 }, { shelf: 'b' }, { shelf: '' }, {}],
    [{ shelf: 'b' }, { shelf: 'A', at: 2 }, { shelf: 'a', at: 1 }, { shelf: '' }, {}],
  ]);
});

test('leaves the rows as they come without an order, or with one that no column has', () => {
  expect([undefined, 'at'].map((sort) => sortRows(rows, { fields, sort, locale: 'en' }))).toEqual([rows, rows]);
});

test('keeps the order of each language, also where letters say another one', () => {
  // given: in Danish, aa is the last letter and a guess by letters has it first
  const towns = ['Aarhus', 'Zealand', 'Bogense', 'Århus'].map((shelf) => ({ shelf }));
  // when
  const sorted = ['en', 'da', 'en'].map((locale) => sortRows(towns, { fields, sort: 'shelf', locale }));
  // then
  const names = sorted.map((list) => list.map(({ shelf }) => shelf));
  const by = (locale: string) => {
    const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
    return towns.map(({ shelf }) => shelf).toSorted(compare);
  };
  expect(names).toEqual([by('en'), by('da'), by('en')]);
  expect(by('da').slice(0, 1)).toEqual(['Bogense']);
});
