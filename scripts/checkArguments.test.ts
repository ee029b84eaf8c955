import { describe, expect, test } from 'vitest';
import { readCheckArguments } from './checkArguments.ts';

describe('arguments of the check', () => {
  test.each([
    [[], { json: false }],
    [['--json'], { json: true }],
    [['examples/lending-library'], { json: false, folder: 'examples/lending-library' }],
    [['--where-used', 'entity/book', 'mine'], { json: false, folder: 'mine', whereUsed: 'entity/book' }],
    [['--where-used', 'entity/book'], { json: false, whereUsed: 'entity/book' }],
    [['--json', '--where-used', 'entity/book'], { json: true, whereUsed: 'entity/book' }],
    [['--where-used', 'entity/book', '--json'], { json: true, whereUsed: 'entity/book' }],
  ])('%j are read', (args, expected) => {
    const read = readCheckArguments(args);

    expect(read).toEqual(expected);
  });

  test.each([
    [['--wher-used', 'entity/book'], 'Unknown argument: --wher-used'],
    [['mine', 'yours'], 'Unknown argument: yours'],
    [['--where-used'], '--where-used <kind>/<id>, such as entity/book'],
    [['--where-used', 'book'], '--where-used <kind>/<id>, such as entity/book'],
  ])('%j are refused', (args, message) => {
    const reading = (): unknown => readCheckArguments(args);

    expect(reading).toThrow(message);
  });
});
