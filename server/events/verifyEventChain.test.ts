import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { sortIntoMonths } from '../database/createMonths.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { appendEvents, createEventLog } from './createEventLog.ts';
import { hashEvent } from './hashEvent.ts';
import { verifyEventChain } from './verifyEventChain.ts';

/** Another value for each hashed column of an event. */
const changes = [
  { at: '2026-11-21T10:00:00.124Z' },
  { actor: 'somebody else' },
  { operation: 'loans.lose' },
  { entity: 'book' },
  { key: '8' },
  { what: 'something else' },
  { before: '{"state":"IN","n":1.5}' },
  { after: '{"ü":["e",null]}' },
  { release: 'r2' },
];

const author = {
  actor: 'ann@library.example',
  operation: 'loans.giveBack',
  release: 'r1',
  now: () => '2026-11-21T10:00:00.123Z',
};

eachDatabase('the chain of events', (database) => {
  beforeEach(async () => {
    for (const table of ['event', 'event_head', 'event_seam'] as const) {
      await database().current().deleteFrom(table).execute();
    }
  });

  const append = (what: string): Promise<void> =>
    database().transaction((db) =>
      createEventLog(db, author).append({
        entity: 'loan',
        key: 7,
        what,
        before: { state: 'OUT', at: undefined, n: 1.5 },
        after: { ü: ['é', null] },
      }),
    );

  test('is whole after many writers at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => append(`event ${index}`)));

    expect(await verifyEventChain(database().current())).toEqual({
      whole: true,
      events: 20,
      head: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('forgets what is rolled back', async () => {
    const failing = database().transaction(async (db) => {
      await createEventLog(db, author).append({ entity: 'loan', key: 1, what: 'lost' });
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    await append('after');
    expect(await verifyEventChain(database().current())).toMatchObject({ whole: true, events: 1 });
  });

  test.each([1, 199, 200, 201, 450])('is whole after %i events that were written at once', async (count) => {
    const { now, ...signed } = author;
    const entries = Array.from({ length: count }, (_, key) => ({
      ...signed,
      at: now(),
      entity: 'loan',
      key,
      what: 'moved',
    }));

    await database().transaction((db) => appendEvents(db, entries));
    await append('after');

    const keys = database().current().selectFrom('event').select('key').orderBy('seq');
    expect(await verifyEventChain(database().current())).toMatchObject({ whole: true, events: count + 1 });
    expect((await keys.execute()).map(({ key }) => key)).toEqual([...entries.map(({ key }) => String(key)), '7']);
  });

  test('keeps what was not there before as nothing, and what is nothing inside of a record as it is', async () => {
    const log = createEventLog(database().current(), author);
    await log.append({ entity: 'loan', key: 1, what: 'made', after: { fine: null, note: undefined } });

    const db = database().current();
    const stored = await db.selectFrom('event').select(['before', 'after']).where('before', 'is', null).execute();
    expect(stored).toEqual([{ before: null, after: { fine: null } }]);
    expect(await verifyEventChain(db)).toMatchObject({ whole: true, events: 1 });
  });

  const appendThree = async (): Promise<readonly number[]> => {
    for (const what of ['first', 'second', 'third']) await append(what);
    const rows = await database().current().selectFrom('event').select('seq').orderBy('seq').execute();
    return rows.map(({ seq }) => seq);
  };

  test.each(changes.map((change) => [Object.keys(change).join(), change] as const))(
    'names the event whose %s was changed, and none when it is changed back',
    async (_column, change) => {
      const db = database().current();
      const [, second = 0] = await appendThree();
      const stored = await db.selectFrom('event').selectAll().where('seq', '=', second).executeTakeFirstOrThrow();
      const before = JSON.stringify(stored.before);
      const after = JSON.stringify(stored.after);

      await db.updateTable('event').set(change).where('seq', '=', second).execute();
      const changed = await verifyEventChain(db);
      await db
        .updateTable('event')
        .set({ ...stored, before, after })
        .where('seq', '=', second)
        .execute();

      expect(changed).toEqual({ whole: false, brokenAt: second });
      expect(await verifyEventChain(db)).toMatchObject({ whole: true, events: 3 });
    },
  );

  test('covers every column of an event but its place in the table', async () => {
    await append('first');
    const stored = await database().current().selectFrom('event').selectAll().executeTakeFirstOrThrow();
    const { seq: _seq, hash: _hash, previous_hash: _previous, ...covered } = stored;

    expect(Object.keys(covered).toSorted()).toEqual(changes.flatMap((change) => Object.keys(change)).toSorted());
  });

  test.each(['hash', 'previous_hash'] as const)('names the event whose %s was changed', async (column) => {
    const [, second = 0] = await appendThree();

    const db = database().current();
    await db
      .updateTable('event')
      .set(column === 'hash' ? { hash: 'f'.repeat(64) } : { previous_hash: 'f'.repeat(64) })
      .where('seq', '=', second)
      .execute();

    expect(await verifyEventChain(db)).toEqual({ whole: false, brokenAt: second });
  });

  test('names the event after one that was taken out', async () => {
    const [, second = 0, third = 0] = await appendThree();

    await database().current().deleteFrom('event').where('seq', '=', second).execute();

    expect(await verifyEventChain(database().current())).toEqual({ whole: false, brokenAt: third });
  });

  test('goes on after a month that was archived, with a seam, and still names what was changed', async () => {
    const db = database().current();
    const now = new Date();
    const month = (distance: number) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + distance, 1);
    for (const at of [month(-3), month(-2) - 1, month(-2)].map((time) => new Date(time).toISOString())) {
      await createEventLog(db, { ...author, now: () => at }).append({ entity: 'loan', key: 1, what: at });
    }
    await database().transaction(sortIntoMonths);
    const name = `event_${new Date(month(-3)).toISOString().slice(0, 7).replace('-', '_')}`;
    await sql`alter table event detach partition ${sql.table(name)}`.execute(db);
    const without = await verifyEventChain(db);

    await sql`insert into event_seam (seq, previous_hash) select event.seq, event.previous_hash
      from event join ${sql.table(name)} as old on old.hash = event.previous_hash`.execute(db);
    await sql`create schema archive`.execute(db);
    await sql`alter table ${sql.table(name)} set schema archive`.execute(db);
    await append('after');

    const [first, second] = await db.selectFrom('event').select('seq').orderBy('seq').execute();
    expect(without).toEqual({ whole: false, brokenAt: first?.seq });
    expect(await verifyEventChain(db)).toMatchObject({ whole: true, events: 2 });
    await db
      .updateTable('event')
      .set({ what: 'changed' })
      .where('seq', '=', first?.seq ?? 0)
      .execute();
    expect(await verifyEventChain(db)).toEqual({ whole: false, brokenAt: first?.seq });
    await db
      .deleteFrom('event')
      .where('seq', '=', first?.seq ?? 0)
      .execute();
    expect(await verifyEventChain(db)).toEqual({ whole: false, brokenAt: second?.seq });
  });

  test('goes on after events that another version has written, without knowing the last link', async () => {
    const db = database().current();
    await append('first');
    const last = await db.selectFrom('event').select('hash').executeTakeFirstOrThrow();
    const facts = { at: author.now(), actor: 'a', operation: 'o', entity: 'loan', key: '7', what: 'x', release: 'r' };
    const hash = hashEvent(last.hash, { ...facts, before: null, after: null });
    await db
      .insertInto('event')
      .values({ ...facts, previous_hash: last.hash, hash })
      .execute();

    await append('third');

    expect(await verifyEventChain(db)).toMatchObject({ whole: true, events: 3 });
  });

  test('keeps its last link when older events are brought back', async () => {
    const db = database().current();
    const [first = 0] = await appendThree();
    const old = sql`select * from event where seq = ${first}`;
    await sql`create table archived as ${old}`.execute(db);
    await db.deleteFrom('event').where('seq', '=', first).execute();
    await sql`insert into event select * from archived`.execute(db);
    await sql`drop table archived`.execute(db);

    await append('fourth');

    expect(await verifyEventChain(db)).toMatchObject({ whole: true, events: 4 });
  });

  test('is walked beyond the first thousand events', async () => {
    await database().transaction(async (db) => {
      const log = createEventLog(db, author);
      for (let key = 0; key < 1001; key += 1) await log.append({ entity: 'loan', key, what: 'counted' });
    });
    const db = database().current();
    const last = await db
      .selectFrom('event')
      .select(({ fn }) => fn.max('seq').as('seq'))
      .executeTakeFirstOrThrow();
    const whole = await verifyEventChain(db);

    await db.updateTable('event').set({ what: 'not counted' }).where('seq', '=', last.seq).execute();

    expect(whole).toMatchObject({ whole: true, events: 1001 });
    expect(await verifyEventChain(db)).toEqual({ whole: false, brokenAt: last.seq });
  });
});
