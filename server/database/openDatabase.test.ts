import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bothDatabases } from '../testing/eachDatabase.ts';
import { DirectoryInUse, lockDirectory, lockFile } from './lockDirectory.ts';
import { openDatabase } from './openDatabase.ts';

describe('a data directory', () => {
  let folder: string;
  const here = `on ${hostname()}.`;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lock-'));
  });
  afterEach(async () => {
    await Promise.all(begun.splice(0).map(kill));
    await rm(folder, { recursive: true });
  });

  test('serves one process, and the second is told which', async () => {
    const lock = await lockDirectory(folder);

    const second = lockDirectory(folder);

    await expect(second).rejects.toThrow(`is in use by process ${process.pid} ${here}`);
    await lock.release();
    const third = await lockDirectory(folder);
    await third.release();
  });

  test('is free again when its process is killed', async () => {
    const child = spawnLocking(folder);
    const word = await firstWord(child);

    const held = await lockDirectory(folder).catch((error: unknown) => error);
    await kill(child);
    const lock = await lockDirectory(folder);
    await lock.release();

    expect(word).toBe('held');
    expect(held).toEqual(new DirectoryInUse(folder, `is in use by process ${child.pid} ${here}`));
  });

  test('goes to exactly one of many that begin at once', async () => {
    const children = [1, 2, 3, 4].map(() => spawnLocking(folder));

    const words = await Promise.all(children.map(firstWord));
    await Promise.all(children.map(kill));

    expect(words.toSorted()).toEqual(['held', 'refused', 'refused', 'refused']);
  });

  test('is the same by another path', async () => {
    const link = `${folder}-link`;
    await symlink(folder, link);
    const lock = await lockDirectory(folder);

    const word = await firstWord(spawnLocking(link));
    await lock.release();
    await rm(link);

    expect(word).toBe('refused');
  });

  // This is the situation of containers that share a volume: another network, and another path to the same files.
  test.runIf(hasNamespaces())('is the same from another network namespace, through another mount', async () => {
    const mounted = await mkdtemp(join(tmpdir(), 'mounted-'));
    const lock = await lockDirectory(folder);
    const script = 'mount --bind "$1" "$2" && exec "$3" -e "$4"';
    const args = [...namespaces, 'sh', '-c', script, 'sh', folder, mounted, process.execPath, locking(mounted)];

    const held = await firstWord(begin('unshare', args));
    await lock.release();
    const free = begin('unshare', args);
    const word = await firstWord(free);
    await kill(free);
    await rm(mounted, { recursive: true });

    expect([held, word]).toEqual(['refused', 'held']);
  });

  test('tells its holder when the file of the lock is taken away', async () => {
    let tell: (error: unknown) => void = () => undefined;
    const told = new Promise((resolve) => {
      tell = resolve;
    });
    const lock = await lockDirectory(folder, { onLost: tell });

    await rm(join(folder, lockFile));
    const error = await told;
    await lock.release();

    expect(error).toEqual(
      new DirectoryInUse(folder, 'is not ours alone any more: formwork.lock was removed or replaced.'),
    );
  });

  test('is refused where no file can be locked', async () => {
    await mkdir(join(folder, lockFile));

    await expect(lockDirectory(folder)).rejects.toThrow(/can not be locked .* must be on a file system that has/);
  });
});

const namespaces = ['--user', '--map-root-user', '--net', '--mount'];

/** Whether the machine allows namespaces. */
function hasNamespaces(): boolean {
  const mount = 'mount --bind /tmp /tmp';
  return process.platform === 'linux' && spawnSync('unshare', [...namespaces, 'sh', '-c', mount]).status === 0;
}

/** Returns a program that locks the directory, prints whether it succeeded, and keeps the lock until it is killed. */
function locking(folder: string): string {
  const module = JSON.stringify(new URL('./lockDirectory.ts', import.meta.url).href);
  return `import(${module}).then((m) => m.lockDirectory(${JSON.stringify(folder)})).then(
    () => { console.log('held'); setInterval(() => {}, 1000); },
    (error) => console.log(error.name === 'DirectoryInUse' ? 'refused' : error.stack))`;
}

type Locking = ChildProcessByStdio<null, Readable, null>;

/** Child processes of a test, killed afterwards in any case. */
const begun: Locking[] = [];

function begin(command: string, args: readonly string[]): Locking {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  begun.push(child);
  return child;
}

function spawnLocking(folder: string): Locking {
  return begin(process.execPath, ['-e', locking(folder)]);
}

function firstWord(child: Locking): Promise<string> {
  return new Promise((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk).trim())));
}

async function kill(child: Locking): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

bothDatabases('a transaction', (database) => {
  test('is what every query inside it goes to, however deep', async () => {
    const inside = await database().transaction(async (db) => {
      await sql`insert into toy_note (about) values ('inside')`.execute(db);
      // A query on the root here would wait forever on a database with one connection.
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
