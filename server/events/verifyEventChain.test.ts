import { beforeEach, expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { appendEvents, createEventLog } from './createEventLog.ts';
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
  beforeEach(() => database().current().deleteFrom('event').execute());

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
