import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { createMonths, sortIntoMonths } from './createMonths.ts';
import type { Queries } from './Database.types.ts';

/** Returns the first day of a month, counted from the current one in UTC. */
function monthAt(distance: number): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + distance, 1));
}

function partitionAt(distance: number): string {
  return `visit_${monthAt(distance).toISOString().slice(0, 7).replace('-', '_')}`;
}

const ahead = [0, 1, 2].map(partitionAt);

async function partitions(db: Queries): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'visit'::regclass order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Returns the partition of each visit. */
async function places(db: Queries): Promise<Readonly<Record<string, string>>> {
  const { rows } = await sql<{ id: string; place: string }>`select id, tableoid::regclass::text as place from visit
    order by id`.execute(db);
  return Object.fromEntries(rows.map(({ id, place }) => [id, place]));
}

async function createVisits(db: Queries): Promise<void> {
  await sql`drop table if exists visit, ${sql.table(partitionAt(0))}`.execute(db);
  await sql`create table visit (id text, at timestamptz not null, primary key (id, at)) partition by range (at)`.execute(
    db,
  );
  await sql`create index visit_at on visit (at)`.execute(db);
  await sql`select create_months('visit', now())`.execute(db);
}

async function visit(db: Queries, id: string, at: Date): Promise<void> {
  await sql`insert into visit values (${id}, ${at.toISOString()})`.execute(db);
}

eachDatabase('a table with months', (database) => {
  beforeEach(() => database().transaction(createVisits));

  test('has a partition for this month and the two next, and one for all other times on each side', async () => {
    const db = database().current();
    const times = { a: monthAt(-60), b: monthAt(-1), c: monthAt(0), d: new Date(), e: monthAt(1), f: monthAt(2) };
    for (const [id, at] of Object.entries({ ...times, g: monthAt(3) })) await visit(db, id, at);

    const [now, next, last] = ahead;
    const old = { a: 'visit_before', b: 'visit_before' };
    expect(await places(db)).toEqual({ ...old, c: now, d: now, e: next, f: last, g: 'visit_default' });
  });

  test('gets a month that is missing, with the rows that were stored meanwhile and the indexes of the table', async () => {
    const db = database().current();
    const [, next, last] = ahead;
    await sql`drop table ${sql.join([sql.table(String(next)), sql.table(String(last))])}`.execute(db);
    for (const [id, distance] of Object.entries({ a: 1, b: 2, c: 3 })) await visit(db, id, monthAt(distance));
    const before = await places(db);

    await database().transaction(createMonths);

    expect(before).toEqual({ a: 'visit_default', b: 'visit_default', c: 'visit_default' });
    expect(await places(db)).toEqual({ a: next, b: last, c: 'visit_default' });
    const { rows } = await sql`select indexname from pg_indexes where tablename = ${next}`.execute(db);
    expect(rows).toHaveLength(2);
  });

  test('is left as it is when no month is missing', async () => {
    const before = await partitions(database().current());

    await database().transaction(createMonths);

    expect(await partitions(database().current())).toEqual(before);
    expect(before).toEqual(['visit_before', ...ahead, 'visit_default'].toSorted());
  });

  test('does not get a month again that was detached', async () => {
    const db = database().current();
    const month = partitionAt(0);
    await visit(db, 'a', monthAt(0));
    await sql`alter table visit detach partition ${sql.table(month)}`.execute(db);
    await visit(db, 'b', monthAt(0));

    await database().transaction(createMonths);

    expect(await partitions(db)).not.toContain(month);
    expect(await places(db)).toEqual({ b: 'visit_default' });
  });

  test('begins its months in UTC, whatever the time zone of the connection', async () => {
    const bounds = await database().transaction(async (db) => {
      await sql`set local time zone 'America/New_York'`.execute(db);
      await sql`drop table ${sql.table(String(ahead[2]))}`.execute(db);
      await createMonths(db);
      await sql`set local time zone 'UTC'`.execute(db);
      const { rows } = await sql<{ bound: string }>`select pg_get_expr(relpartbound, oid) as bound from pg_class
        where relname = ${ahead[2]}`.execute(db);
      return rows.map(({ bound }) => bound);
    });

    const [from, to] = [2, 3].map((distance) => `${monthAt(distance).toISOString().slice(0, 10)} 00:00:00+00`);
    expect(bounds).toEqual([`FOR VALUES FROM ('${from}') TO ('${to}')`]);
  });

  describe('that was filled from elsewhere', () => {
    test('is sorted into the months of a year, and nothing is lost', async () => {
      const db = database().current();
      const times = { a: -60, b: -12, c: -11, d: -3, e: 0, f: 5 };
      for (const [id, distance] of Object.entries(times)) await visit(db, id, monthAt(distance));

      await database().transaction(sortIntoMonths);

      const [oldest, third, now] = [-11, -3, 0].map(partitionAt);
      const outside = { a: 'visit_before', b: 'visit_before', f: 'visit_default' };
      expect(await places(db)).toEqual({ ...outside, c: oldest, d: third, e: now });
      // And older rows still have a place
      await visit(db, 'g', monthAt(-13));
      expect(await places(db)).toMatchObject({ g: 'visit_before' });
    });

    test('has no more months than its rows need', async () => {
      await visit(database().current(), 'a', monthAt(-1));

      await database().transaction(sortIntoMonths);

      const months = [-1, 0, 1, 2].map(partitionAt);
      expect(await partitions(database().current())).toEqual(['visit_before', ...months, 'visit_default'].toSorted());
    });
  });
});

eachDatabase(
  'a month that two servers create at once',
  (database) => {
    test('is created by the first, while the second waits', async () => {
      const db = database().current();
      await createVisits(db);
      const last = String(ahead[2]);
      await sql`drop table ${sql.table(last)}`.execute(db);

      let second: Promise<void> | undefined;
      await db.transaction().execute(async (first) => {
        await createMonths(first);
        second = db.transaction().execute(createMonths);
        await isWaiting(db);
      });
      await second;

      expect((await partitions(db)).filter((name) => name === last)).toEqual([last]);
    });
  },
  { serverOnly: true },
);

/** Resolves when a transaction waits for a lock of another one. */
async function isWaiting(db: Queries): Promise<void> {
  const { rows } = await sql`select 1 from pg_locks where not granted limit 1`.execute(db);
  if (rows.length === 0) await isWaiting(db);
}
