import { expect, test } from 'vitest';
import { bothDatabases } from '../testing/eachDatabase.ts';
import { toyStorages } from '../testing/toyProduct.ts';
import { createEventLog } from './createEventLog.ts';

const author = {
  actor: 'ann@library.example',
  operation: 'loans.giveBack',
  release: 'r1',
  now: () => '2026-11-21T10:00:00.123Z',
};
const [storage] = toyStorages;

bothDatabases('an event', (database) => {
  test('keeps a record without what its storage names as a secret', async () => {
    if (storage === undefined) throw new Error('The library has no storage.');
    const storages = new Map([[storage.entity, { ...storage, secrets: ['shelfCode'] }]]);
    const record = { state: 'OUT', shelfCode: 'K7P2' };

    await database().transaction(async (db) => {
      const log = createEventLog(db, { ...author, storages });
      await log.append({
        entity: storage.entity,
        key: 7,
        what: 'giveBack',
        before: record,
        after: { ...record, state: 'IN' },
      });
      await log.append({ entity: 'another', key: 8, what: 'add', after: record });
    });

    const events = database().current().selectFrom('event').select(['key', 'before', 'after']).orderBy('seq');
    expect(await events.execute()).toEqual([
      { key: '7', before: { state: 'OUT' }, after: { state: 'IN' } },
      { key: '8', before: null, after: record },
    ]);
  });
});
