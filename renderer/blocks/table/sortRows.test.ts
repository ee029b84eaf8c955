import { expect, test } from 'vitest';
import { makeField } from '../../../stories/samples/makeField.ts';
import { prepareSort, sortRows } from './sortRows.ts';

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

test('sorts a column by the values that its sortBy names, in both directions', () => {
  // given
  const due = { ...makeField('due'), words: { sortBy: 'order' } };
  const loans = [
    { order: '10000' },
    { due: '2026-12-01', order: '02026-12-01' },
    { due: '2026-01-31', order: '02026-01-31' },
  ];
  // when
  const sorted = ['due', '-due'].map((sort) => sortRows(loans, { fields: [due], sort, locale: 'en' }));
  // then
  expect(sorted.map((rows) => rows.map((row) => row['due']))).toEqual([
    ['2026-01-31', '2026-12-01', undefined],
    [undefined, '2026-12-01', '2026-01-31'],
  ]);
});

test('keeps the order of each language, also where letters say another one', () => {
  // given: Danish sorts aa last, whereas a comparison of code points sorts it first
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

test('finds an order bit by bit, and then reads no row again, in whatever direction', () => {
  // given
  let reads = 0;
  const shelves = Array.from({ length: 1200 }, (_none, at) => ({
    get shelf() {
      reads += 1;
      return `Shelf ${(at * 7) % 1200}`;
    },
  }));
  // when
  let steps = 1;
  while (prepareSort(shelves, 'shelf', 'en')) steps += 1;
  const readAhead = reads;
  const [up, down] = ['shelf', '-shelf'].map((sort) => sortRows(shelves, { fields, sort, locale: 'en' }));
  // then
  const readAfter = reads;
  expect({ isInSteps: steps > 2, readAhead, readAfter }).toEqual({ isInSteps: true, readAhead: 1200, readAfter: 1200 });
  const names = Array.from({ length: 1200 }, (_none, at) => `Shelf ${at}`);
  expect([up, down?.toReversed()].map((list) => list?.map((row) => row['shelf']))).toEqual([names, names]);
});

test('ends an order that was begun', () => {
  // given
  const shelves = Array.from({ length: 1200 }, (_none, at) => ({ shelf: 1200 - at }));
  // when
  const isMore = prepareSort(shelves, 'shelf', 'en');
  const sorted = sortRows(shelves, { fields, sort: 'shelf', locale: 'en' });
  // then
  expect({ isMore, sorted }).toEqual({ isMore: true, sorted: shelves.toReversed() });
});
