import { expect, test } from 'vitest';
import { makeField } from '../../../stories/samples/makeField.ts';
import { countGroups } from './countGroups.ts';

const fields = ['status', 'book.kind', 'shelf'].map((path) => makeField(path, { values: [] }));

const groups = [
  { status: 'LENT', book: { kind: 'novel' }, count: 3 },
  { status: 'LENT', book: { kind: 'essay' }, count: 2 },
  { status: 'BACK', book: { kind: 'novel' }, count: 5 },
];

test('the number of a view is the sum of the groups that its filters match', () => {
  expect(countGroups(groups, fields, { status: 'LENT' })).toBe(5);
  expect(countGroups(groups, fields, { status: 'LENT', 'book.kind': 'novel' })).toBe(3);
  expect(countGroups(groups, fields, {})).toBe(10);
  expect(countGroups([], fields, { status: 'LENT' })).toBe(0);
});

test('a filter that the groups do not tell apart has no number', () => {
  expect(countGroups(groups, fields, { shelf: 'A' })).toBeUndefined();
  expect(countGroups(groups, fields, { status: 'LENT', elsewhere: 'A' })).toBeUndefined();
});
