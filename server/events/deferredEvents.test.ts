import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { beforeCommit } from '../database/beforeCommit.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { appendEvents, writeEvents } from './createEventLog.ts';
import { verifyEventChain } from './verifyEventChain.ts';

const entry = {
  ...{ at: '2026-11-21T10:00:00.123Z', actor: 'ann@library.example', operation: 'loans.giveBack', release: 'r1' },
  ...{ entity: 'loan', what: 'giveBack' },
};

eachDatabase('the events of a transaction', (database) => {
  const keys = async () => {
    const rows = await database().current().selectFrom('event').select('key').orderBy('seq').execute();
    return rows.map(({ key }) => key);
  };

  test('are stored in their order, as the records were when they were appended', async () => {
    const after = { state: 'IN' };

    await database().transaction(async (db) => {
      await appendEvents(db, [{ ...entry, key: 'first', after }]);
      after.state = 'LOST';
      await appendEvents(db, [{ ...entry, key: 'second', after }]);
    });

    const rows = await database()
      .current()
      .selectFrom('event')
      .select(['key', 'after'])
      .where('key', 'in', ['first', 'second'])
      .orderBy('seq')
      .execute();
    expect(rows).toEqual([
      { key: 'first', after: { state: 'IN' } },
      { key: 'second', after: { state: 'LOST' } },
    ]);
    expect(await verifyEventChain(database().current())).toMatchObject({ whole: true });
  });

  test('can be read in it once they are written', async () => {
    const read = await database().transaction(async (db) => {
      await appendEvents(db, [{ ...entry, key: 'third' }]);
      await writeEvents(db);
      const found = await keys();
      await appendEvents(db, [{ ...entry, key: 'fourth' }]);
      return found;
    });

    expect(read.at(-1)).toBe('third');
    expect((await keys()).slice(-2)).toEqual(['third', 'fourth']);
    expect(await verifyEventChain(database().current())).toMatchObject({ whole: true });
  });

  test('are written last, because others wait for the chain from then on', async () => {
    const seen = await database().transaction(async (db) => {
      const found: string[][] = [];
      await appendEvents(db, [{ ...entry, key: 'fifth' }]);
      beforeCommit(db, async () => void found.push(await keys()));
      return found;
    });

    expect(seen.map((found) => found.includes('fifth'))).toEqual([false]);
    expect((await keys()).at(-1)).toBe('fifth');
  });

  test('are written as soon as an insert is full, and not before', async () => {
    const many = Array.from({ length: 199 }, (_none, index) => ({ ...entry, key: `full-${index}` }));

    const seen = await database().transaction(async (db) => {
      await appendEvents(db, many);
      const before = await keys();
      await appendEvents(db, [{ ...entry, key: 'full-199' }]);
      return [before.at(-1), (await keys()).at(-1)];
    });

    expect(seen).toEqual([expect.not.stringContaining('full'), 'full-199']);
    expect(await verifyEventChain(database().current())).toMatchObject({ whole: true });
  });

  test('are followed by those that are written outside of it afterwards', async () => {
    const outside = database().current();

    await appendEvents(outside, [{ ...entry, key: 'sixth' }]);
    await database().transaction((db) => appendEvents(db, [{ ...entry, key: 'seventh' }]));
    await appendEvents(outside, [{ ...entry, key: 'eighth' }]);

    expect((await keys()).slice(-3)).toEqual(['sixth', 'seventh', 'eighth']);
    expect(await verifyEventChain(outside)).toMatchObject({ whole: true });
  });

  test('of what was removed have nothing afterwards', async () => {
    await database().transaction((db) =>
      appendEvents(db, [{ ...entry, key: 'removed', before: { state: 'IN' }, after: undefined }]),
    );

    const row = await database()
      .current()
      .selectFrom('event')
      .select(['before', 'after', sql<boolean>`after is null`.as('isNothing')])
      .where('key', '=', 'removed')
      .executeTakeFirst();
    expect(row).toEqual({ before: { state: 'IN' }, after: null, isNothing: true });
  });

  test('are discarded with it', async () => {
    const failed = database().transaction(async (db) => {
      await appendEvents(db, [{ ...entry, key: 'lost' }]);
      throw new Error('The shelf is full.');
    });

    await expect(failed).rejects.toThrow('The shelf is full.');
    expect(await keys()).not.toContain('lost');
  });

  test('discard it if they cannot be stored', async () => {
    const release = String.fromCharCode(0);
    const failed = database().transaction(async (db) => {
      await db
        .insertInto('account')
        .values({
          ...{ email: 'eve@library.example', username: 'eve', first_name: 'Eve', last_name: 'E', password_hash: null },
          ...{ roles: [], functional_ids: [], company_ids: [], company_id: null },
        })
        .execute();
      await appendEvents(db, [{ ...entry, key: 'unstorable', release }]);
    });

    await expect(failed).rejects.toThrow();
    const accounts = await database()
      .current()
      .selectFrom('account')
      .select('email')
      .where('email', '=', 'eve@library.example')
      .execute();
    expect(accounts).toEqual([]);
  });
});
