import { expect, test } from 'vitest';
import { bothDatabases } from '../testing/eachDatabase.ts';
import { createTransactionMemory } from './createTransactionMemory.ts';

bothDatabases('the memory of a transaction', (database) => {
  test('is its own, and nothing is kept outside a transaction', async () => {
    const loans = createTransactionMemory<number>();
    const read = await database().transaction(async (db) => {
      loans.set(db, 'first', 1);
      loans.set(db, 'first', 2);
      return [loans.get(db, 'first'), loans.get(db, 'second')];
    });
    const readByNext = await database().transaction(async (db) => loans.get(db, 'first'));
    const outside = database().current();
    loans.set(outside, 'first', 3);

    expect({ read, readByNext, outside: loans.get(outside, 'first') }).toEqual({
      read: [2, undefined],
      readByNext: undefined,
      outside: undefined,
    });
  });
});
