import { describe, expect, test } from 'vitest';
import { release } from '../../tests/conformance/library/release.ts';
import type { FieldModel } from '../model/field.types.ts';
import { filterConditionsOf, matchesFilter } from './matchesFilter.ts';
import { matchesText, readTextMatch } from './readTextMatch.ts';

const [some] = release.entities['book']?.properties ?? [];

function field(path: string, differs: Partial<FieldModel>): FieldModel {
  if (some === undefined) throw new Error('A book has properties.');
  const { values: _values, format: _format, ...plain } = some;
  return { ...plain, path, wire: path, ...differs };
}

describe('what the values of a filter ask of rows', () => {
  const fields = [
    field('title', { type: 'string' }),
    field('copies', { type: 'integer' }),
    field('rare', { type: 'boolean' }),
    field('kind', { type: 'string', values: [{ value: 'Novel', title: { literal: 'Novel' } }] }),
    field('cost', { type: 'number', words: { range: true } }),
    field('from', { type: 'string', format: 'date', wire: 'equalsafter' }),
    field('until', { type: 'string', format: 'date', wire: 'equalsbefore' }),
  ];

  test('is a part of a text, the whole of anything else, and the ends of a range', () => {
    const values = {
      title: 'mo',
      copies: 0,
      rare: false,
      kind: 'Novel',
      cost: { from: 9, to: 10 },
      from: '2026-01-01',
      until: '2026-12-31',
      x: 1,
    };

    expect(filterConditionsOf(fields, values)).toEqual([
      { field: 'title', operator: 'contains', value: 'mo' },
      { field: 'copies', operator: 'equals', value: 0 },
      { field: 'rare', operator: 'equals', value: false },
      { field: 'kind', operator: 'equals', value: 'Novel' },
      { field: 'cost', operator: 'equalsafter', value: 9 },
      { field: 'cost', operator: 'equalsbefore', value: 10 },
      { field: 'from', operator: 'equalsafter', value: '2026-01-01' },
      { field: 'until', operator: 'equalsbefore', value: '2026-12-31' },
    ]);
  });

  test('is nothing where a value is empty or not one value', () => {
    expect(filterConditionsOf(fields, { title: '', copies: null, kind: ['Novel'], from: { a: 1 } })).toEqual([]);
  });
});

describe('a row is kept', () => {
  test.each([
    ['for a text in any case', { kind: 'Novel' }, 'equals', 'nOVEL', true],
    ['not for a part where the whole is asked for', { kind: 'Novels' }, 'equals', 'Novel', false],
    ['for a part of a text', { kind: 'A Novel Idea' }, 'contains', 'novel', true],
    ['not for another text', { kind: 'A Novel Idea' }, 'contains', 'poem', false],
    ['for the beginning that a star asks for', { kind: 'Novel' }, 'contains', 'nov*', true],
    ['not for a part where the beginning is asked for', { kind: 'A Novel' }, 'contains', 'nov*', false],
    ['for a part that two stars ask for', { kind: 'A Novel' }, 'contains', '*NOV*', true],
    ['for a number', { kind: 7 }, 'equals', 7, true],
    ['for no', { kind: false }, 'equals', false, true],
    ['for a later day', { kind: '2026-11-22' }, 'equalsafter', '2026-11-21', true],
    ['for the day itself', { kind: '2026-11-21' }, 'equalsafter', '2026-11-21', true],
    ['not for an earlier day', { kind: '2026-11-20' }, 'equalsafter', '2026-11-21', false],
    ['for an earlier day', { kind: '2026-11-20' }, 'equalsbefore', '2026-11-21', true],
    ['for the last day itself', { kind: '2026-11-21' }, 'equalsbefore', '2026-11-21', true],
    ['not for a later day', { kind: '2026-11-22' }, 'equalsbefore', '2026-11-21', false],
    ['for one entry of a list', { kind: ['Poem', 'Novel'] }, 'equals', 'novel', true],
    ['not where there is nothing', {}, 'contains', 'undefined', false],
    ['not where there is null', { kind: null }, 'contains', 'null', false],
  ] as const)('%s', (_what, row, operator, value, kept) => {
    expect(matchesFilter(row, { field: 'kind', operator, value })).toBe(kept);
  });
});

test.each([
  ['Moran', 'whole', 'Moran'],
  ['Mor*', 'beginning', 'Mor'],
  ['*ora*', 'part', 'ora'],
  ['*', 'beginning', ''],
  ['**', 'part', ''],
  ['*ran', 'whole', '*ran'],
  ['M*n', 'whole', 'M*n'],
  ['', 'whole', ''],
] as const)('%j asks for a %s, %j', (asked, how, text) => {
  expect(readTextMatch(asked)).toEqual({ how, text });
});

test.each([
  ['whole', 'moran', [true, false, false]],
  ['beginning', 'MOR', [true, true, false]],
  ['part', 'oRa', [true, true, true]],
] as const)('a %s is found in any case', (how, text, found) => {
  expect(['Moran', 'Morana', 'El Moran'].map((stored) => matchesText(stored, { how, text }))).toEqual(found);
});
