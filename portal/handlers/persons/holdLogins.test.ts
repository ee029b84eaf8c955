import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eachDatabase } from '#server/testing';
import { holdLogins } from './holdLogins.ts';

const ann = 'ann@studio.example';
const ben = 'ben@studio.example';

eachDatabase(
  'user IDs that transactions lock',
  (database) => {
    test('are locked in one order, so that two transactions never wait for each other', async () => {
      const db = database().current();
      const isWaiting = async (): Promise<boolean> => {
        const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(db);
        return rows.length > 0;
      };
      let second: Promise<void> | undefined;
      await db.transaction().execute(async (first) => {
        // given
        await holdLogins(first, [ann]);

        // when: somebody else needs Ben and then Ann
        second = db.transaction().execute((other) => holdLogins(other, [ben, ann]));
        await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);

        // then: Ben is not locked before Ann is
        await sql`set local lock_timeout = '2s'`.execute(first);
        await expect(holdLogins(first, [ben])).resolves.toBeUndefined();
      });
      await second;
    });
  },
  { serverOnly: true },
);
