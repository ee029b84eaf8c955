import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAccount } from '../accounts/addAccount.ts';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { migrate } from '../database/migrate.ts';
import { createEmbedded, openDatabase } from '../database/openDatabase.ts';
import { createEventLog } from '../events/createEventLog.ts';
import { verifyEventChain } from '../events/verifyEventChain.ts';
import { createFolderStorage } from '../files/storage/createFolderStorage.ts';
import { startJobs } from '../jobs/startJobs.ts';
import { readWaitingJobs } from '../jobs/waitingJobs.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { toyRelease } from '../testing/toyRelease.ts';
import type { BackupSource } from './Backup.types.ts';
import { openBackup } from './openBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

const now = new Date('2026-11-24T10:00:00Z');
let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'formwork-backup-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Creates a target to restore to: an embedded database without tables, and an empty folder. */
async function emptyTarget(): Promise<BackupSource> {
  const database = await openDatabase({ embedded: await createEmbedded() });
  return sourceOf(database);
}

function sourceOf(database: DatabaseHandle): BackupSource {
  const folder = join(root, randomUUID());
  return {
    database,
    objects: createFolderStorage(join(folder, 'files')),
    keyFile: join(folder, 'session.key'),
    migrations: {},
  };
}

/** Returns the context of `addAccount`. */
function inside(database: DatabaseHandle) {
  return { db: database.current(), release: toyRelease() };
}

/** Creates a server with an account, two files, a key and a pending job. */
async function usedSource(database: DatabaseHandle): Promise<BackupSource> {
  const source = sourceOf(database);
  await addAccount(inside(database), {
    ...{ email: `${randomUUID()}@example.com`, firstName: 'Zoë "Z"', lastName: '李\\n', roles: ['Reader'] },
    attributes: { note: 'first line\nsecond line', price: 0.1 },
  });
  for (const [name, content] of [
    ['ab/abc', 'first'],
    ['uploads/one', 'ünïcode'],
  ] as const) {
    const path = join(root, randomUUID());
    await writeFile(path, content);
    await source.objects.write(name, path);
  }
  await writeFile(source.keyFile, 'a key of at least thirty-two characters');
  const jobs = await startJobs({ database, names: ['toy.wait'], onError: () => undefined });
  await jobs.send('toy.wait', { loan: 7 }, { after: new Date('2030-01-01T00:00:00Z'), singletonKey: 'loan-7' });
  await jobs.stop();
  return source;
}

eachDatabase(
  'backups',
  (database) => {
    test('a restored backup has the same rows, files, jobs and key', async () => {
      // Given a backup of a server that was used
      const source = await usedSource(database());
      const path = join(root, `${randomUUID()}.zip`);
      const written = await writeBackup(source, { path, now });

      // When it is restored into an empty target
      const target = await emptyTarget();
      await restoreBackup(target, path);

      // Then a backup of that target has the same contents
      const again = await writeBackup(target, { path: `${path}.again`, now });
      expect(again).toEqual(written);
      expect(written.files.map(({ name, size }) => ({ name, size }))).toEqual([
        { name: 'ab/abc', size: 5 },
        { name: 'uploads/one', size: 9 },
      ]);
      expect(await readFile(target.keyFile, 'utf8')).toBe('a key of at least thirty-two characters');
      expect(await readWaitingJobs(target.database.current())).toEqual([
        { job: 'toy.wait', data: { loan: 7 }, after: '2030-01-01T00:00:00+00:00', singletonKey: 'loan-7' },
      ]);
      const file = await target.objects.read('uploads/one');
      expect(file && (await text(file))).toBe('ünïcode');
      // And sequences continue with the next number
      const id = await addAccount(inside(target.database), {
        ...{ email: 'next@example.com', firstName: 'Next', lastName: 'One', roles: [] },
      });
      const { rows } = await sql<{ id: number }>`select max(id) as id from account`.execute(database().current());
      expect(id).toBe((rows[0]?.id ?? 0) + 1);
      await target.database.close();
    });

    test('a restored event log is in its months again, and each event is in the backup once', async () => {
      // Given events of this month, of an earlier one and of one before all months
      const source = sourceOf(database());
      const today = new Date();
      const at = (months: number) =>
        new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1)).toISOString();
      for (const months of [-40, -5, 0]) {
        await createEventLog(database().current(), {
          ...{ actor: 'ann@library.example', operation: 'o', release: 'r', now: () => at(months) },
        }).append({ entity: 'loan', key: months, what: 'x' });
      }
      const path = join(root, `${randomUUID()}.zip`);
      const { tables } = await writeBackup(source, { path, now });

      // When it is restored
      const target = await emptyTarget();
      await restoreBackup(target, path);

      // Then each event is where it belongs, and the chain goes on
      const db = target.database.current();
      const { rows } = await sql<{ place: string }>`select tableoid::regclass::text as place from event
        order by at`.execute(db);
      const months = [-5, 0].map((distance) => `event_${at(distance).slice(0, 7).replace('-', '_')}`);
      expect(rows.map(({ place }) => place)).toEqual(['event_before', ...months]);
      expect(tables.filter(({ name }) => name.startsWith('event')).map((table) => [table.name, table.rows])).toEqual([
        ['event', 3],
        ['event_head', 1],
        ['event_seam', 0],
      ]);
      await createEventLog(db, { actor: 'a', operation: 'o', release: 'r', now: () => at(0) }).append({
        ...{ entity: 'loan', key: 1, what: 'after' },
      });
      expect(await verifyEventChain(db)).toMatchObject({ whole: true, events: 4 });
      await target.database.close();
    });

    test('a backup is for its owner alone, and is never written over another file', async () => {
      const source = sourceOf(database());
      const path = join(root, `${randomUUID()}.zip`);
      await writeBackup(source, { path, now });

      expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600');
      await expect(writeBackup(source, { path, now })).rejects.toThrow(`${path} exists already.`);
    });
  },
  { prepare: async () => undefined },
);

describe('a backup that does not fit', () => {
  // Creating embedded databases takes seconds: these tests share one that was used, and one that stays empty.
  let source: BackupSource;
  let target: BackupSource;
  beforeAll(async () => {
    source = await usedSource((await emptyTargetWithTables()).database);
    target = await emptyTarget();
    return () => Promise.all([source.database.close(), target.database.close()]);
  });

  test('a backup is only restored where there are no rows and no files', async () => {
    // Given a backup, a database with an account and a folder with a file
    const path = join(root, `${randomUUID()}.zip`);
    await writeBackup(source, { path, now });

    // When it is restored there, then it is refused and nothing changes
    await expect(restoreBackup(source, path)).rejects.toThrow('The database is not empty: there are rows in account.');
    const { objects } = sourceOf(target.database);
    const file = join(root, randomUUID());
    await writeFile(file, 'x');
    await objects.write('ab/abc', file);
    await expect(restoreBackup({ ...target, objects }, path)).rejects.toThrow(
      'The place for files is not empty: it has ab/abc.',
    );
  });

  test('a backup whose content was altered is refused, and leaves no rows', async () => {
    // Given a backup with a file that differs from the manifest
    const path = join(root, `${randomUUID()}.zip`);
    const { tables } = await writeBackup(source, { path, now });
    const backup = await openBackup(path);
    backup.close();
    const bytes = await readFile(path);
    // The second byte of the compressed rows of the table.
    const at = bytes.indexOf('tables/account.ndjson') + 'tables/account.ndjson'.length + 40;
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await writeFile(path, bytes);

    // When it is restored, then it is refused
    await expect(restoreBackup(target, path)).rejects.toThrow();
    const { rows } = await sql`select from account`.execute(target.database.current());
    expect(rows).toEqual([]);
    expect(tables.find(({ name }) => name === 'account')?.rows).toBe(1);
  });

  test('a backup of a newer version and a file that is no backup are refused by name', async () => {
    await migrate(source.database, { '999-later': { up: async () => undefined } });
    const path = join(root, `${randomUUID()}.zip`);
    await writeBackup(source, { path, now });

    await expect(restoreBackup(target, path)).rejects.toThrow(
      'The backup was made by a newer version: its migrations 999-later are unknown here.',
    );
    await writeFile(path, 'not a backup');
    await expect(restoreBackup(target, path)).rejects.toThrow(`${path} cannot be read as a backup`);
  });
});

async function emptyTargetWithTables(): Promise<BackupSource> {
  const target = await emptyTarget();
  await migrate(target.database);
  return target;
}
