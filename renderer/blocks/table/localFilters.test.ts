import { expect, test } from 'vitest';
import { makeField } from '../../../stories/samples/makeField.ts';
import { filterRows, localFilterFields } from './localFilters.ts';

const values = [
  { value: 'OPEN', title: { literal: 'Open' } },
  { value: 'REOPEN', title: { literal: 'Open again' } },
];
const columns = [
  makeField('title'),
  makeField('copies', { type: 'integer' }),
  makeField('state', { values }),
  makeField('lentOn', { format: 'date-time' }),
  makeField('authors.name'),
  makeField('shelf', { type: 'object' }),
];
const rows = [
  { title: 'Emma', copies: 1, state: 'OPEN', lentOn: '2026-03-12T09:30:00.000Z', authors: [{ name: 'Ann' }] },
  { title: 'Wales on Foot', copies: 11, state: 'REOPEN', lentOn: '2026-05-02T15:00:00.000Z', authors: [] },
  { title: 'Women', authors: [{ name: 'Bo' }, { name: 'Annabel' }] },
];

test.each([
  ['a part of a text, in any letters', { title: 'EM' }, [0]],
  ['how a text begins', { title: 'w*' }, [1, 2]],
  ['a whole number', { copies: 1 }, [0]],
  ['a listed value', { state: 'OPEN' }, [0]],
  ['the day of a moment', { lentOn: '2026-05-02' }, [1]],
  ['any item of a list', { 'authors.name': 'ann' }, [0, 2]],
  ['all filters at once', { title: 'w', copies: 11 }, [1]],
  ['nothing', { 'authors.name': '' }, [0, 1, 2]],
  ['a field that is no column', { secret: 'x' }, [0, 1, 2]],
])('keeps the rows that fit %s', (_name, filters, places) => {
  expect(filterRows(rows, columns, filters)).toEqual(places.map((place) => rows[place]));
});

test('offers the columns whose values are plain, those that are open first, a moment as a day', () => {
  const offered = localFilterFields(columns, ['state']);

  expect(offered.map(({ path, format, section }) => [path, format, section?.name])).toEqual([
    ['state', undefined, undefined],
    ['title', undefined, 'more'],
    ['copies', undefined, 'more'],
    ['lentOn', 'date', 'more'],
    ['authors.name', undefined, 'more'],
  ]);
});
