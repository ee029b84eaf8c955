import { expect, test } from 'vitest';
import { BoundedCache } from './BoundedCache.ts';

test('keeps what is used and forgets what is not, and never grows beyond its bound', () => {
  // given
  const cache = new BoundedCache<string>(10);
  const made: string[] = [];
  const make = (key: string): string => {
    made.push(key);
    return key.toUpperCase();
  };

  // when
  for (let round = 0; round < 100; round += 1) {
    cache.get('used', make);
    cache.get(`once ${round}`, make);
    expect(cache.size).toBeLessThanOrEqual(10);
  }

  // then
  expect(made.filter((key) => key === 'used')).toEqual(['used']);
  expect(cache.get('once 0', make)).toBe('ONCE 0');
  expect(made.filter((key) => key === 'once 0')).toEqual(['once 0', 'once 0']);
});
