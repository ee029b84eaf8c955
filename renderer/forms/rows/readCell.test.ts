import { expect, test } from 'vitest';
import { makeField } from '../../../stories/samples/makeField.ts';
import { numberMarks } from '../../widgets/readNumber.ts';
import { readCell } from './readCell.ts';

const reader = (locale: string) => ({
  locale,
  marks: numberMarks(locale),
  yes: 'Oui',
  no: 'Non',
  choices: [{ value: 'novel', label: 'Roman' }],
});

test.each([
  ['a number of English', makeField('price', { type: 'number' }), 'en', '$1,250.50', 1250.5],
  ['a number of French', makeField('price', { type: 'number' }), 'fr', '1 250,50 €', 1250.5],
  ['a whole number', makeField('copies', { type: 'integer' }), 'en', ' 3 ', 3],
  ['a date of French', makeField('day', { format: 'date' }), 'fr', '24/11/2026', '2026-11-24'],
  ['a date of English', makeField('day', { format: 'date' }), 'en', '11/24/2026', '2026-11-24'],
  ['an ISO date', makeField('day', { format: 'date' }), 'fr', '2026-11-24', '2026-11-24'],
  ['a title of a value', makeField('kind', { values: [] }), 'fr', 'roman', 'novel'],
  ['a value', makeField('kind', { values: [] }), 'fr', 'novel', 'novel'],
  ['yes', makeField('lent', { type: 'boolean' }), 'fr', 'oui', true],
  ['a text', makeField('title'), 'fr', ' Emma ', 'Emma'],
])('reads %s', (_, field, locale, text, value) => {
  expect(readCell(text, field, reader(locale))).toEqual({ isRead: true, value });
});

test.each([
  ['a word for a number', makeField('price', { type: 'number' }), 'three'],
  ['a part for a whole number', makeField('copies', { type: 'integer' }), '1,5'],
  ['a day that there is not', makeField('day', { format: 'date' }), '31/02/2026'],
  ['a value that is not listed', makeField('kind', { values: [] }), 'poem'],
  ['a text for a list', makeField('tags', { type: 'array' }), 'a, b'],
])('refuses %s', (_, field, text) => {
  expect(readCell(text, field, reader('fr'))).toEqual({ isRead: false });
});

test('an empty cell clears', () => {
  expect(readCell('  ', makeField('price', { type: 'number' }), reader('fr'))).toEqual({ isRead: true });
});
