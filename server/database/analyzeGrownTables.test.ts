import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { analyzeGrownTables } from './analyzeGrownTables.ts';

eachDatabase(
  'the statistics of a table',
  (database) => {
    const knownRows = async (table: string) => {
      const { rows } = await sql<{ known: number }>`select reltuples::int as known from pg_class
        where oid = ${table}::regclass`.execute(database().current());
      return rows[0]?.known;
    };

    test('are updated when most of its rows are new, and not when few are', async () => {
      // given
      await sql`create table grown (id integer)`.execute(database().current());
      await sql`create table settled (id integer)`.execute(database().current());
      await sql`analyze grown, settled`.execute(database().current());
      await database().transaction(async (db) => {
        await sql`insert into grown select * from generate_series(1, 200)`.execute(db);
        await sql`insert into settled values (1)`.execute(db);
        // The server counts changes once a second otherwise.
        await sql`select pg_stat_force_next_flush()`.execute(db);
      });

      // when
      await database().transaction(analyzeGrownTables);

      // then
      expect(await knownRows('grown')).toBe(200);
      expect(await knownRows('settled')).toBe(0);
    });
  },
  { serverOnly: true },
);
