import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Key } from '../contract/EntityStorage.types.ts';
import { beforeCommit } from '../database/beforeCommit.ts';
import type { Queries } from '../database/Database.types.ts';
import { bothDatabases } from '../testing/eachDatabase.ts';
import { toyRelease } from '../testing/toyRelease.ts';
import { createRecordStore } from './createRecordStore.ts';
import { insertTogether } from './insertTogether.ts';

const loans = createRecordStore({
  entity: 'loan',
  table: 'toy_loan',
  key: { path: 'loanNumber', column: 'loan_number' },
  columns: { bookId: 'book_id', until: 'until' },
});

bothDatabases('records that are inserted together', (database) => {
  const { loan: model } = toyRelease().entities;
  const add = async (db: Queries, remark: string, keys: Key[] = []): Promise<void> => {
    if (model === undefined) throw new Error('The toy library has no loan.');
    await insertTogether(db, loans, {
      ...{ record: { bookId: 1, remark }, extra: { release: remark } },
      ...{ model, stored: async (key) => void keys.push(key) },
    });
  };
  const stored = async (db: Queries, like: string): Promise<readonly unknown[]> => {
    const { rows } = await sql<{ remark: string; release: string }>`select attributes ->> 'remark' as remark, release
      from toy_loan where attributes ->> 'remark' like ${`${like}%`} order by loan_number`.execute(db);
    return rows;
  };

  test('are stored before the commit, in their order, and each is told its key', async () => {
    const keys: Key[] = [];
    const early = await database().transaction(async (db) => {
      for (const remark of ['together 1', 'together 2', 'together 3']) await add(db, remark, keys);
      return stored(db, 'together');
    });

    expect(early).toEqual([]);
    expect(await stored(database().current(), 'together')).toEqual([
      { remark: 'together 1', release: 'together 1' },
      { remark: 'together 2', release: 'together 2' },
      { remark: 'together 3', release: 'together 3' },
    ]);
    expect(await Promise.all(keys.map((key) => loans.load(database().current(), [key])))).toEqual([
      [{ loanNumber: keys[0], bookId: 1, remark: 'together 1' }],
      [{ loanNumber: keys[1], bookId: 1, remark: 'together 2' }],
      [{ loanNumber: keys[2], bookId: 1, remark: 'together 3' }],
    ]);
  });

  test('are stored before the mails and events that contain their keys, although these were deferred earlier', async () => {
    let seen: readonly unknown[] = [];
    await database().transaction(async (db) => {
      beforeCommit(db, async () => {
        seen = await stored(db, 'earlier');
      });
      await add(db, 'earlier');
    });

    expect(seen).toEqual([{ remark: 'earlier', release: 'earlier' }]);
  });

  test('are stored too if one is added while the others are stored', async () => {
    await database().transaction(async (db) => {
      if (model === undefined) throw new Error('The toy library has no loan.');
      await insertTogether(db, loans, {
        ...{ record: { bookId: 1, remark: 'late 1' }, extra: { release: 'r1' }, model },
        stored: () => add(db, 'late 2'),
      });
    });

    expect(await stored(database().current(), 'late')).toEqual([
      { remark: 'late 1', release: 'r1' },
      { remark: 'late 2', release: 'late 2' },
    ]);
  });

  test('are not stored if the transaction fails', async () => {
    const failed = database().transaction(async (db) => {
      await add(db, 'failed');
      throw new Error('The second half failed.');
    });

    await expect(failed).rejects.toThrow('The second half failed.');
    expect(await stored(database().current(), 'failed')).toEqual([]);
  });

  test('are stored at once outside a transaction', async () => {
    const keys: Key[] = [];
    await add(database().current(), 'alone', keys);

    expect(await loans.load(database().current(), keys)).toEqual([{ loanNumber: keys[0], bookId: 1, remark: 'alone' }]);
  });
});
