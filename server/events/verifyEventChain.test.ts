import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { createEventLog } from './createEventLog.ts';
import { verifyEventChain } from './verifyEventChain.ts';

eachDatabase('the chain of events', (database) => {
  const append = (what: string): Promise<void> =>
    database().transaction((db) =>
      createEventLog(db, {
        actor: 'ann@library.example',
        operation: 'loans.giveBack',
        release: 'r1',
        now: () => '2026-11-21T10:00:00.123Z',
      }).append({
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
      await createEventLog(db, {
        actor: 'a',
        operation: 'o',
        release: 'r',
        now: () => '2026-11-21T10:00:00.000Z',
      }).append({
        entity: 'loan',
        key: 1,
        what: 'lost',
      });
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    await append('after');
    expect(await verifyEventChain(database().current())).toMatchObject({ whole: true, events: 21 });
  });

  test('names the first event that was changed, and one that was taken out', async () => {
    const db = database().current();
    const [, second, third] = await db.selectFrom('event').select(['seq', 'actor']).orderBy('seq').execute();
    const seq = second?.seq ?? 0;

    await db.updateTable('event').set({ actor: 'somebody else' }).where('seq', '=', seq).execute();
    const changed = await verifyEventChain(db);
    await db
      .updateTable('event')
      .set({ actor: second?.actor ?? '' })
      .where('seq', '=', seq)
      .execute();
    const mended = await verifyEventChain(db);
    await db.deleteFrom('event').where('seq', '=', seq).execute();
    const cut = await verifyEventChain(db);

    expect(changed).toEqual({ whole: false, brokenAt: seq });
    expect(mended).toMatchObject({ whole: true });
    expect(cut).toEqual({ whole: false, brokenAt: third?.seq });
  });
});
