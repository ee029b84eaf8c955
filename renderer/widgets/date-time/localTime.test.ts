import { afterEach, expect, test } from 'vitest';
import { readLocalTime, toLocalTime } from './localTime.ts';

const { TZ } = process.env;

afterEach(() => {
  if (TZ === undefined) delete process.env['TZ'];
  else process.env['TZ'] = TZ;
});

test.each(['Europe/Bucharest', 'America/New_York', 'UTC', 'Asia/Kolkata'])(
  'every hour of a day is shown in %s as it was entered',
  (zone) => {
    // given
    process.env['TZ'] = zone;
    const entered = Array.from({ length: 48 }, (_, half) => {
      const minutes = half % 2 === 0 ? '00' : '30';
      return `2026-03-12T${String(Math.floor(half / 2)).padStart(2, '0')}:${minutes}`;
    });

    // when
    const shown = entered.map((time) => toLocalTime(readLocalTime(time)));

    // then
    expect(shown).toEqual(entered);
  },
);

test('an instant is stored in UTC', () => {
  // given
  process.env['TZ'] = 'Europe/Bucharest';

  // when
  const stored = readLocalTime('2026-07-12T14:30');

  // then
  expect(stored).toBe('2026-07-12T11:30:00Z');
});

test('an instant that is midnight in UTC is stored with its zone, since it would be read as a day', () => {
  // given
  process.env['TZ'] = 'Europe/Bucharest';

  // when
  const stored = readLocalTime('2026-07-12T03:00');

  // then
  expect(stored).toBe('2026-07-12T03:00:00+03:00');
});

test('an input that is cleared or incomplete has no value', () => {
  expect(['', '2026-07-12T'].map(readLocalTime)).toEqual([undefined, undefined]);
});
