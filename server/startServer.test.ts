import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './config/readConfig.ts';
import { defineHandler } from './contract/defineHandler.ts';
import { definePortal } from './contract/definePortal.ts';
import type { PortalDemo } from './contract/Portal.types.ts';
import { DirectoryInUse } from './database/lockDirectory.ts';
import { assembleHandlers } from './derived/assembleHandlers.ts';
import { restrictPermissions } from './files/restrictPermissions.ts';
import { startServer } from './startServer.ts';
import { createToyTables, toyHandlers, toyStorages } from './testing/toyProduct.ts';
import { toyRelease } from './testing/toyRelease.ts';

const library = definePortal({ definitions: 'unread', handlers: toyHandlers, storages: toyStorages });

function demoOf(seed: PortalDemo['seed']): PortalDemo {
  return { seed, people: [], password: '', singleSignOn: false };
}

describe('starting', () => {
  let folder: string;
  let mine: string;
  let input: Parameters<typeof startServer>[1];
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'server-'));
    mine = join(folder, 'private');
    // What an older version left there.
    await mkdir(join(mine, 'files', 'ab'), { recursive: true });
    await writeFile(join(mine, 'files', 'ab', 'abc'), 'signed', { mode: 0o666 });
    await writeFile(join(mine, 'session.key'), 'k'.repeat(64), { mode: 0o644 });
    const demo = demoOf(async ({ database, files }) => {
      await createToyTables(database);
      await files.put(Readable.from(['stored']));
    });
    const config = readConfig({ DATA_DIR: mine, PORT: '0', LOG_LEVEL: 'silent' });
    input = { config, release: toyRelease() };
    server = await startServer({ ...library, demo }, input);
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  test('keeps its folder and all files in it for its own user, those of an older version too', async () => {
    const found = await modesUnder(mine);

    const open = [...found].filter(([, mode]) => mode !== '600' && mode !== '700');
    const names = [...found.keys()].filter((name) =>
      /^(session\.key|files\/ab\/abc|pglite\/formwork\.\w+)$/.test(name),
    );
    expect(open).toEqual([]);
    expect(names.toSorted()).toEqual(['files/ab/abc', 'pglite/formwork.lock', 'pglite/formwork.pid', 'session.key']);
  });

  test('opens a directory, answers, keeps a second server out and leaves all behind at the end', async () => {
    const books = await fetch(`${server.address}/api/books`);
    const second = await startServer(library, input).catch((error: unknown) => error);
    const unbuilt = await fetch(`${server.address}/anything`);
    await server.stop();
    server = await startServer(library, input);
    const kept = await fetch(`${server.address}/api/books`);

    expect(second).toBeInstanceOf(DirectoryInUse);
    expect(await books.json()).toEqual([
      { id: 1, title: 'Emma' },
      { id: 2, title: 'Ulysses' },
    ]);
    expect(kept.status).toBe(200);
    expect(unbuilt.status).toBe(404);
  });

  test('leaves what is not its own in a folder that others use', async () => {
    const shared = join(folder, 'shared');
    await mkdir(join(shared, 'pglite'), { recursive: true });
    await writeFile(join(shared, 'letter.txt'), 'hello');
    await chmod(shared, 0o755);
    await chmod(join(shared, 'letter.txt'), 0o644);

    const left = await restrictPermissions(shared);

    const modes = [...(await modesUnder(shared))].toSorted();
    expect(left).toEqual([]);
    expect(modes).toEqual([
      ['.', '755'],
      ['letter.txt', '644'],
      ['pglite', '700'],
    ]);
  });

  test('names every operation without a handler and every handler without an operation', () => {
    const stray = defineHandler('loans.burn', async () => undefined);

    expect(() => assembleHandlers({ release: toyRelease(), written: [stray, stray], storages: new Map() })).toThrow(
      /"loans\.burn" has two handlers; .*no operation "loans\.burn"; .*no handler for "auth\.login"/,
    );
  });
});

/** Returns the mode in octal digits by path in the folder, with "." for the folder itself. */
async function modesUnder(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))];
  const modes = names.map(async (name) => [name, ((await stat(join(folder, name))).mode & 0o777).toString(8)] as const);
  return new Map(await Promise.all(modes));
}
