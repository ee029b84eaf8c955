import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { DirectoryInUse, lockDirectory } from './lockDirectory.ts';
import { openDatabase } from './openDatabase.ts';

describe('a data directory', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lock-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('serves one process, and the second is told which', async () => {
    const lock = await lockDirectory(folder);

    const second = lockDirectory(folder);

    await expect(second).rejects.toThrow(`is in use by process ${process.pid}.`);
    await lock.release();
    const third = await lockDirectory(folder);
    await third.release();
  });

  test('is free again when its process is killed', async () => {
    const module = JSON.stringify(new URL('./lockDirectory.ts', import.meta.url).href);
    const script = `import(${module}).then((m) => m.lockDirectory(${JSON.stringify(folder)})).then(() => { console.log('held'); setInterval(() => {}, 1000); })`;
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => child.stdout.once('data', resolve));

    const held = await lockDirectory(folder).catch((error: unknown) => error);
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    const lock = await lockDirectory(folder);
    await lock.release();

    expect(held).toBeInstanceOf(DirectoryInUse);
    expect(held).toMatchObject({ pid: child.pid });
  });
});

eachDatabase('a transaction', (database) => {
  test('is what every query inside it goes to, however deep', async () => {
    const inside = await database().transaction(async (db) => {
      await sql`insert into toy_note (about) values ('inside')`.execute(db);
      // Asking the root here would wait for ever on a database with one connection.
      const { rows } = await sql`select about from toy_note`.execute(database().current());
      return database().transaction(async (joined) => [rows.length, joined === db]);
    });

    expect(inside).toEqual([1, true]);
  });

  test('leaves nothing behind when it fails', async () => {
    const failing = database().transaction(async () => {
      await sql`insert into toy_note (about) values ('lost')`.execute(database().current());
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    const { rows } = await sql`select 1 from toy_note where about = 'lost'`.execute(database().current());
    expect(rows).toEqual([]);
  });

  test('reads days, instants and large numbers alike on every database', async () => {
    const { rows } = await sql`select date '2026-11-21' as day, timestamptz '2026-11-21 10:00+01' as instant,
      9007199254740991::bigint as big, 1.50::numeric as money, array['a', 'b'] as list, '{"a":[1]}'::jsonb as json`.execute(
      database().current(),
    );

    expect(rows).toEqual([
      {
        day: '2026-11-21',
        instant: '2026-11-21T09:00:00.000Z',
        big: 9007199254740991,
        money: 1.5,
        list: ['a', 'b'],
        json: { a: [1] },
      },
    ]);
  });
});

describe.runIf(process.env['TEST_DATABASE_URL'])('a PostgreSQL server', () => {
  test('may hang up on idle connections, and the next query finds a new one', async () => {
    const database = await openDatabase({ url: process.env['TEST_DATABASE_URL'] ?? '' });
    const other = await openDatabase({ url: process.env['TEST_DATABASE_URL'] ?? '' });
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.current());
    const pid = rows[0]?.pid ?? 0;

    await sql`select pg_terminate_backend(${pid}::integer)`.execute(other.current());
    const isGone = async (): Promise<boolean> => {
      const left = await sql`select 1 from pg_stat_activity where pid = ${pid}::integer`.execute(other.current());
      return left.rows.length === 0;
    };
    while (!(await isGone()));
    const answers = await Promise.allSettled([1, 2, 3].map(() => sql`select 1`.execute(database.current())));
    const later = await sql<{ one: number }>`select 1 as one`.execute(database.current());
    await Promise.all([database.close(), other.close()]);

    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect(later.rows).toEqual([{ one: 1 }]);
  });
});
