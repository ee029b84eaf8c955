import { expect, test } from 'vitest';
import { release } from '../../../tests/conformance/library/world.ts';
import { toPartialMatch } from './toPartialMatch.ts';

const [field] = release.operations['books.list']?.query ?? [];
if (field === undefined) throw new Error('The library asks for its books by their author.');
const { values: _values, options: _options, format: _format, ...plain } = field;
const query = [
  { ...plain, path: 'author.name', type: 'string' as const },
  { ...plain, path: 'kind', type: 'string' as const, values: [{ value: 'novel', title: { literal: 'Novel' } }] },
  { ...plain, path: 'due', type: 'string' as const, format: 'date' },
  { ...plain, path: 'copies', type: 'integer' as const },
];

test('asks for a text of the query by any part, and for everything else as it was chosen', () => {
  // given
  const filters = { 'author.name': 'org', kind: 'novel', due: '2026-11-21', copies: 3, title: 'Emma' };
  // when
  const asked = toPartialMatch({ query }, filters);
  // then
  expect(asked).toEqual({ 'author.name': '*org*', kind: 'novel', due: '2026-11-21', copies: 3, title: 'Emma' });
});

test('a text whose beginning is asked for stays as it was typed', () => {
  expect(toPartialMatch({ query }, { 'author.name': 'Mor*' })).toEqual({ 'author.name': 'Mor*' });
});
