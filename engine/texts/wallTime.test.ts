import { expect, test } from 'vitest';
import { wallTime, writePattern } from './wallTime.ts';

test.each([
  ['2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21T00:00:00Z', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21T00:00:00.000+02:00', '2026-11-21T00:00:00.000Z'],
  ['2026-11-21T09:30', '2026-11-21T09:30:00.000Z'],
  ['2026-11-21 09:30:15', '2026-11-21T09:30:15.000Z'],
])('%s reads as %s in every zone', (written, expected) => {
  expect(new Date(wallTime(written) ?? Number.NaN).toISOString()).toBe(expected);
});

test('an instant is read in the zone of the reader, whatever zone it was written in', () => {
  // given
  const instant = new Date('2026-06-21T12:00:00Z');
  const local = Date.UTC(
    instant.getFullYear(),
    instant.getMonth(),
    instant.getDate(),
    instant.getHours(),
    instant.getMinutes(),
  );

  // then
  expect([wallTime('2026-06-21T12:00:00Z'), wallTime('2026-06-21T14:00:00+02:00')]).toEqual([local, local]);
});

test.each(['', 'soon', '2026-02-31', '2026-13-01', '21.11.2026', '2026-11-21T25:00'])('%j is no date', (text) => {
  expect(wallTime(text)).toBeUndefined();
});

test('a compact date is written digit by digit', () => {
  expect([
    writePattern('2026-01-05', 'yyyyMMdd'),
    writePattern('2026-01-05T07:08:09', 'ddMMyyyyHHmmss'),
    writePattern('x', 'yyyyMM'),
  ]).toEqual(['20260105', '05012026070809', '']);
});
