import { expect, test } from 'vitest';
import { clockOn } from './clockOn.ts';

test('a clock on another day has its date, and the time of the other clock moved by whole days', () => {
  const evening = { today: () => '2026-11-22', now: () => '2026-11-21T23:30:00.000Z' };

  const later = clockOn('2027-02-01', evening);

  expect([later.today(), later.now()]).toEqual(['2027-02-01', '2027-01-31T23:30:00.000Z']);
});
