import { describe, expect, test } from 'vitest';
import { groupRows } from './groupRows.ts';

const keys = Array.from({ length: 60 }, (_none, at) => String(at + 1));
const groups = groupRows(keys, []);
const slices = (...places: readonly number[]) => places.slice(1).map((end, at) => keys.slice(places[at], end));
const keysOf = (rows: readonly string[]) => groupRows(rows, groups).map((group) => group.keys);

describe('the groups of rows', () => {
  test('contain at most 25 rows each when the list is rendered first', () => {
    expect(groups).toEqual([
      { id: '1', keys: keys.slice(0, 25) },
      { id: '26', keys: keys.slice(25, 50) },
      { id: '51', keys: keys.slice(50) },
    ]);
  });

  test('are the same objects when no row was added, removed or moved', () => {
    const again = groupRows([...keys], groups);

    expect(again.map((group, at) => group === groups[at])).toEqual([true, true, true]);
  });

  test('keep their rows when an earlier row is removed, and only its group is another object', () => {
    const after = groupRows(keys.toSpliced(3, 1), groups);

    expect(after.map(({ keys: own }) => own)).toEqual([keys.slice(0, 25).toSpliced(3, 1), ...slices(25, 50, 60)]);
    expect(after.map((group, at) => group === groups[at])).toEqual([false, true, true]);
  });

  test('take a copy of a row where it was inserted', () => {
    expect(keysOf(keys.toSpliced(3, 0, 'copy'))).toEqual([
      keys.slice(0, 25).toSpliced(3, 0, 'copy'),
      ...slices(25, 50, 60),
    ]);
  });

  test('take rows at the end until they are full, and then another group begins', () => {
    const added = Array.from({ length: 20 }, (_none, at) => `new ${at}`);

    expect(keysOf([...keys, ...added])).toEqual([
      ...slices(0, 25, 50),
      [...keys.slice(50), ...added.slice(0, 15)],
      added.slice(15),
    ]);
  });

  test('exchange one row when two rows of different groups are swapped', () => {
    const [last, first] = ['25', '26'];

    expect(keysOf(keys.toSpliced(24, 2, first, last))).toEqual([
      [...keys.slice(0, 24), first, last],
      keys.slice(26, 50),
      keys.slice(50),
    ]);
  });

  test('begin with the first row when all rows are others', () => {
    expect(groupRows(['a', 'b'], groups)).toEqual([{ id: 'a', keys: ['a', 'b'] }]);
  });

  test('contain every row once, in order, after any move', () => {
    let order: readonly string[] = keys;
    let current = groups;
    for (let step = 0; step < 200; step += 1) {
      const [from, to] = [(step * 37) % order.length, (step * 53) % order.length];
      order = order.toSpliced(from, 1).toSpliced(to, 0, ...order.slice(from, from + 1));
      current = groupRows(order, current);
      expect(current.flatMap((group) => group.keys)).toEqual(order);
      expect(new Set(current.map(({ id }) => id)).size).toBe(current.length);
    }
  });
});
