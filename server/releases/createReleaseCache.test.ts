import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildRelease, type SourceFile } from '#compiler';
import type { Release } from '#engine';
import { createReleaseCache, type ReleaseCache } from './createReleaseCache.ts';

describe('the memory of releases', () => {
  const books = [fileOf('Book')];
  const novels = [fileOf('Novel')];
  let place: string;
  let folder: string;
  let memory: ReleaseCache;
  let count = 0;

  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'releases-'));
  });
  beforeEach(async () => {
    count += 1;
    folder = join(place, String(count));
    memory = createReleaseCache(folder, 'judge');
    await memory.keep(books, built(books));
  });
  afterAll(() => rm(place, { recursive: true }));

  test('knows what files made before', async () => {
    expect(await memory.recall(books)).toEqual(JSON.parse(JSON.stringify(built(books))));
  });

  test('does not know what other files make, or the same text under another name', async () => {
    const moved = [{ ...fileOf('Book'), path: 'definitions/entity/novel.entity.json' }];

    expect([await memory.recall(novels), await memory.recall(moved)]).toEqual([undefined, undefined]);
  });

  test('does not know what another judge would say', async () => {
    expect(await createReleaseCache(folder, 'stricter judge').recall(books)).toBeUndefined();
  });

  test('does not trust a file that is not as it was written', async () => {
    const [name = ''] = await readdir(folder);
    const text = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name), text.replace('Book', 'Boot'));

    expect(await memory.recall(books)).toBeUndefined();
  });

  test('knows one release at a time', async () => {
    await memory.keep(novels, built(novels));

    expect([await memory.recall(books), (await memory.recall(novels))?.hash, (await readdir(folder)).length]).toEqual([
      undefined,
      built(novels).hash,
      1,
    ]);
  });

  test('stops nothing where it cannot write', async () => {
    const [name = ''] = await readdir(folder);
    const closed = createReleaseCache(join(folder, name), 'judge');

    await closed.keep(books, built(books));

    expect(await closed.recall(books)).toBeUndefined();
  });
});

function fileOf(title: string): SourceFile {
  const entity = {
    $schema: '../entity.schema.json',
    title,
    properties: { title: { title: 'Title', type: 'string' } },
  };
  return { path: 'definitions/books/book.entity.json', text: JSON.stringify(entity) };
}

function built(files: readonly SourceFile[]): Release {
  const { release } = buildRelease(files);
  if (release === undefined) throw new Error('The files make no release.');
  return release;
}
