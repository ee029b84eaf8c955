import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Queries } from '../../server/database/Database.types.ts';
import { applyMigrations } from '../../server/database/migrate.ts';
import { createEventLog } from '../../server/events/createEventLog.ts';
import { genesis, hashEvent } from '../../server/events/hashEvent.ts';
import { verifyEventChain } from '../../server/events/verifyEventChain.ts';
import { migrations as serverMigrations } from '../../server/migrations/index.ts';
import { eachDatabase } from '../../server/testing/eachDatabase.ts';
import { migrations } from './index.ts';

const steps = Object.entries({ ...serverMigrations, ...migrations });
const now = new Date();

/** Returns a time in a month, counted from the current one. */
function timeAt(months: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1, 0, 0, 0, 7)).toISOString();
}

/** Months of rows in the order in which they are written: the clocks of two servers were wrong. */
const written = [-70, -13, -11, 40, -11, -2, -50, -1, 0];

async function writeEvents(db: Queries): Promise<void> {
  let previous = genesis;
  for (const [key, months] of written.entries()) {
    const facts = {
      ...{ at: timeAt(months), actor: 'ann@example.com', operation: 'projects.update', entity: 'project' },
      ...{ key: String(key), what: 'update', release: 'r' },
    };
    const [before, after] = [key === 0 ? null : { n: key - 1 }, { n: key, 'ü"': ['\\', null] }];
    const hash = hashEvent(previous, { ...facts, before, after });
    const links = { previous_hash: previous, hash };
    const stored = { before: before === null ? null : JSON.stringify(before), after: JSON.stringify(after) };
    await db
      .insertInto('event')
      .values({ ...facts, ...stored, ...links })
      .execute();
    previous = hash;
  }
}

async function writeNotifications(db: Queries): Promise<void> {
  for (const [index, months] of written.entries()) {
    await sql`insert into notification (type, status, project_number, company_id, created_at, release, attributes)
      values ('A', 'SUCCESS', ${`1-1-${index}`}, ${index}, ${timeAt(months)}, 'r', '{"log":"sent"}')`.execute(db);
  }
}

async function rowsOf(db: Queries, table: 'event' | 'notification') {
  const { rows } = await sql`select to_jsonb(t) as row from ${sql.table(table)} as t order by t`.execute(db);
  return rows;
}

async function indexesOf(db: Queries, table: 'event' | 'notification') {
  const { rows } = await sql<{ name: string; columns: string }>`select indexname as name,
    substring(indexdef from 'USING .*') as columns from pg_indexes where tablename = ${table} order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

async function grantsOf(db: Queries) {
  const { rows } = await sql`select table_name, privilege_type from information_schema.role_table_grants
    where table_name in ('event', 'notification') and grantee = 'PUBLIC' order by 1, 2`.execute(db);
  return rows;
}

async function partitionsOf(db: Queries, table: 'event' | 'notification'): Promise<readonly string[]> {
  const { rows } = await sql<{ place: string }>`select distinct tableoid::regclass::text as place
    from ${sql.table(table)} order by 1`.execute(db);
  return rows.map(({ place }) => place);
}

eachDatabase(
  'events and notifications from before they had months',
  (database) => {
    test('are kept row by row with their indexes, grants and numbers, and the chain goes on', async () => {
      // given
      const db = database().current();
      await sql`drop schema public cascade`.execute(db);
      await sql`create schema public`.execute(db);
      await applyMigrations(database(), Object.fromEntries(steps.filter(([name]) => name < '076')));
      await writeEvents(db);
      await writeNotifications(db);
      await sql`grant select on event, notification to public`.execute(db);
      await sql`grant insert on event to public`.execute(db);
      const before = {
        rows: [await rowsOf(db, 'event'), await rowsOf(db, 'notification')],
        indexes: { ...(await indexesOf(db, 'event')), ...(await indexesOf(db, 'notification')) },
        grants: await grantsOf(db),
      };

      // when
      await applyMigrations(database(), Object.fromEntries(steps));

      // then
      expect([await rowsOf(db, 'event'), await rowsOf(db, 'notification')]).toEqual(before.rows);
      expect(before.rows.map((rows) => rows.length)).toEqual([written.length, written.length]);
      expect(await grantsOf(db)).toEqual(before.grants);
      expect(before.grants).toHaveLength(3);
      const { event_hash_key: _hash, ...indexes } = before.indexes;
      expect({ ...(await indexesOf(db, 'event')), ...(await indexesOf(db, 'notification')) }).toEqual({
        ...indexes,
        event_pkey: 'USING btree (seq, at)',
        event_hash_at_key: 'USING btree (hash, at)',
        notification_pkey: 'USING btree (id, created_at)',
      });
      const months = [-11, -2, -1, 0].map((distance) => timeAt(distance).slice(0, 7).replace('-', '_'));
      for (const table of ['event', 'notification'] as const) {
        const places = [`${table}_before`, ...months.map((month) => `${table}_${month}`), `${table}_default`];
        expect(await partitionsOf(db, table)).toEqual(places.toSorted());
      }
      // And both go on where they were
      const log = { actor: 'ben@example.com', operation: 'o', release: 'r', now: () => timeAt(0) };
      await database().transaction((own) =>
        createEventLog(own, log).append({ entity: 'project', key: 'next', what: 'update' }),
      );
      expect(await verifyEventChain(db)).toMatchObject({ whole: true, events: written.length + 1 });
      const { rows: events } = await sql`select seq::integer from event where key = 'next'`.execute(db);
      expect(events).toEqual([{ seq: written.length + 1 }]);
      const { rows: ids } = await sql`insert into notification (type, status, release) values ('A', 'QUEUED', 'r')
        returning id`.execute(db);
      expect(ids).toEqual([{ id: written.length + 1 }]);
      await expect(
        sql`insert into event (at, actor, operation, entity, key, what, release, previous_hash, hash)
        select at, actor, operation, entity, key, what, release, previous_hash, hash from event limit 1`.execute(db),
      ).rejects.toThrow('duplicate key');
    });
  },
  { prepare: async () => undefined },
);
