import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './config/readConfig.ts';
import { DirectoryInUse } from './database/lockDirectory.ts';
import { assembleHandlers } from './handlers/assembleHandlers.ts';
import { defineHandler } from './handlers/defineHandler.ts';
import { startServer } from './startServer.ts';
import { createToyTables, toyHandlers, toyStorages } from './testing/toyProduct.ts';
import { toyRelease } from './testing/toyRelease.ts';

describe('starting', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'server-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('opens a directory, answers, keeps a second server out and leaves all behind at the end', async () => {
    const input = {
      config: readConfig({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' }),
      release: toyRelease(),
      product: { handlers: toyHandlers, storages: toyStorages, jobs: [] },
    };
    const server = await startServer({ ...input, seed: ({ database }) => createToyTables(database) });

    const books = await fetch(`${server.address}/api/books`);
    const second = await startServer(input).catch((error: unknown) => error);
    const unbuilt = await fetch(`${server.address}/anything`);
    await server.stop();
    const again = await startServer(input);
    const kept = await fetch(`${again.address}/api/books`);
    await again.stop();

    expect(second).toBeInstanceOf(DirectoryInUse);
    expect(await books.json()).toEqual([
      { id: 1, title: 'Emma' },
      { id: 2, title: 'Ulysses' },
    ]);
    expect(kept.status).toBe(200);
    expect(unbuilt.status).toBe(404);
  });

  test('names every operation without a handler and every handler without an operation', () => {
    const stray = defineHandler('loans.burn', async () => undefined);

    expect(() => assembleHandlers({ release: toyRelease(), written: [stray, stray], storages: new Map() })).toThrow(
      /"loans\.burn" has two handlers; .*no operation "loans\.burn"; .*no handler for "auth\.login"/,
    );
  });
});
