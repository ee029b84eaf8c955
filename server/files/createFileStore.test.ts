import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFileStore } from './createFileStore.ts';
import { readStored } from './readStored.ts';

describe('a store of files', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'formwork-files-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const content = Buffer.alloc(300_000, 'abc');
  const hash = createHash('sha256').update(content).digest('hex');
  /** Arrives in chunks, as from a network. */
  const stream = () => Readable.from([content.subarray(0, 100_000), content.subarray(100_000)]);

  test('finds a file by the hash of its content, and keeps equal ones once', async () => {
    const store = createFileStore(join(folder, 'deep'));

    const first = await store.put(stream());
    const second = await store.put(stream());

    expect([first, second]).toEqual([
      { hash, size: 300_000 },
      { hash, size: 300_000 },
    ]);
    expect(await readStored(store, hash)).toEqual(content);
    expect(await readdir(join(folder, 'deep', hash.slice(0, 2)))).toEqual([hash]);
    expect(await readdir(join(folder, 'deep', 'incoming'))).toEqual([]);
  });

  test('has none of an unknown hash, and follows no path', async () => {
    const store = createFileStore(folder);
    await writeFile(join(folder, 'secret'), 'x');

    expect(await store.open('0'.repeat(64))).toBeUndefined();
    expect(await store.open('../secret')).toBeUndefined();
    expect(await readStored(store, '..')).toBeUndefined();
  });

  test('keeps nothing of a file that broke off', async () => {
    const store = createFileStore(folder);
    const broken = Readable.from(
      (async function* () {
        yield content;
        throw new Error('The line went dead.');
      })(),
    );

    await expect(store.put(broken)).rejects.toThrow('The line went dead.');
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
    expect(await store.open(hash)).toBeUndefined();
  });

  test('refuses a file that is no longer what it was', async () => {
    const store = createFileStore(folder);
    await store.put(stream());
    await writeFile(join(folder, hash.slice(0, 2), hash), 'something else');

    await expect(readStored(store, hash)).rejects.toMatchObject({ status: 409, code: 'altered' });
  });
});
