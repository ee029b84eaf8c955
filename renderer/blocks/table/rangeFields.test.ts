import { expect, test } from 'vitest';
import { makeField } from '../../../stories/samples/makeField.ts';
import { findReversed, readFilters, withEnds, writeFilter } from './rangeFields.ts';

const fields = [makeField('title'), makeField('price', { type: 'number', words: { range: true } })];

test('a range is a field for each end', () => {
  const drawn = withEnds(fields, ({ path }, end) => `${path} ${end}`);

  expect(drawn.map(({ path, title }) => [path, title])).toEqual([
    ['title', fields[0]?.title],
    ['price.from', { literal: 'price from' }],
    ['price.to', { literal: 'price to' }],
  ]);
});

test.each([
  ['both ends', { title: 'Emma', price: { from: 0, to: 5 } }, { title: 'Emma', price: { from: 0, to: 5 } }],
  ['one end', { price: { from: null, to: 5 } }, { price: { to: 5 } }],
  ['no end', { title: '', price: { from: undefined } }, {}],
])('reads %s', (_what, draft, filters) => {
  expect(readFilters(fields, draft)).toEqual(filters);
});

test.each([
  ['an end before its start', { from: 10, to: 9 }, 'price'],
  ['equal ends', { from: 9, to: 9 }, undefined],
  ['one end', { from: 9 }, undefined],
])('finds %s', (_what, price, found) => {
  expect(findReversed(fields, { price })?.path).toBe(found);
});

test.each([
  [{ from: 5, to: 20 }, '5 – 20'],
  [{ from: 5 }, '5 –'],
  [{ to: 20 }, '– 20'],
])('shows %j', (value, shown) => {
  expect(writeFilter(makeField('price', { type: 'number', words: { range: true } }), value, String)).toBe(shown);
});
