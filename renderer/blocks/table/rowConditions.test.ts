import { expect, test } from 'vitest';
import { expressions } from '#compiler';
import { anonymous, type Scope } from '#engine';
import { makeField } from '../../../stories/samples/makeField.ts';
import { cellValue, isAboutRow } from './rowConditions.ts';

const scopeOf = (row: Readonly<Record<string, unknown>>): Scope => ({
  variables: { this: row },
  user: anonymous,
  settings: {},
  clock: { today: () => '2026-11-24', now: () => '2026-11-24T10:00:00Z' },
  expressions,
});

test('tells conditions about the row from those about the page', () => {
  const conditions = [true, { '=': 'this.kind == "guide"' }, { '=': 'user.signedIn' }, { '=': 'thisYear > 2020' }];

  expect(conditions.map((when) => isAboutRow({ when }))).toEqual([false, true, false, false]);
});

test('leaves the cell of a row empty whose condition does not hold', () => {
  // given
  const region = makeField('region', { when: { '=': "this.kind == 'guide'" } });
  const rows = [
    { kind: 'guide', region: 'Wales' },
    { kind: 'novel', region: 'Kent' },
  ];
  // when
  const values = rows.map((row) => cellValue(region, row, scopeOf(row)));
  // then
  expect(values).toEqual(['Wales', undefined]);
});
