import { expect, test } from 'vitest';
import { groupRows } from './groupRows.ts';

const rows = [
  { state: 'OUT', dueOn: '2026-03-31', fine: 0.1 },
  { state: 'BACK', dueOn: '2026-03-02' },
  { state: 'OUT', dueOn: '2025-03-01', fine: 0.2 },
  { dueOn: '2026-12-01', fine: 5 },
];

test.each([
  [
    'a value, without a value last',
    { by: [{ path: 'state' }], sum: ['fine'], count: true },
    [
      { state: 'BACK', count: 1 },
      { state: 'OUT', fine: 0.3, count: 2 },
      { fine: 5, count: 1 },
    ],
  ],
  [
    'months',
    { by: [{ path: 'dueOn', unit: 'month' }], sum: [], count: true },
    [
      { dueOn: '2025-03-01', count: 1 },
      { dueOn: '2026-03-01', count: 2 },
      { dueOn: '2026-12-01', count: 1 },
    ],
  ],
  [
    'years',
    { by: [{ path: 'dueOn', unit: 'year' }], sum: ['fine'], count: false },
    [
      { dueOn: '2025-01-01', fine: 0.2 },
      { dueOn: '2026-01-01', fine: 5.1 },
    ],
  ],
] as const)('groups rows by %s', (_what, groups, expected) => {
  expect(groupRows(rows, { of: 'loan', ...groups })).toEqual(expected);
});
