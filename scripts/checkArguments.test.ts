import { describe, expect, test } from 'vitest';
import { readCheckArguments } from './checkArguments.ts';

describe('arguments of the check', () => {
  test.each([
    [[], { json: false }],
    [['--json'], { json: true }],
    [['--where-used', 'entity/book'], { json: false, whereUsed: 'entity/book' }],
    [['--json', '--where-used', 'entity/book'], { json: true, whereUsed: 'entity/book' }],
    [['--where-used', 'entity/book', '--json'], { json: true, whereUsed: 'entity/book' }],
  ])('%j are read', (args, expected) => {
    const read = readCheckArguments(args);

    expect(read).toEqual(expected);
  });

  test.each([
    [['--wher-used', 'entity/book'], 'Unknown argument: --wher-used'],
    [['--where-used'], '--where-used <kind>/<id>, such as entity/book'],
    [['--where-used', 'book'], '--where-used <kind>/<id>, such as entity/book'],
  ])('%j are refused', (args, message) => {
    const reading = (): unknown => readCheckArguments(args);

    expect(reading).toThrow(message);
  });
});
