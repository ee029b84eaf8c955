import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SourceFile } from '#compiler';
import type { Release } from '#engine';
import { DefinitionsRefused, loadRelease } from './loadRelease.ts';

describe('definitions on disk', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'definitions-'));
    await mkdir(join(folder, 'entity'));
    await mkdir(join(folder, 'generated'));
    await writeFile(join(folder, 'generated', 'notes.json'), '{}');
  });
  afterAll(() => rm(folder, { recursive: true }));

  const write = (json: unknown) => writeFile(join(folder, 'entity', 'book.entity.json'), JSON.stringify(json));
  const book = {
    $schema: '../entity.schema.json',
    title: 'Book',
    properties: { title: { title: 'Title', type: 'string' } },
  };

  test('make a release', async () => {
    await write(book);

    const { release } = await loadRelease(folder);

    expect(release.entities['book']).toMatchObject({ id: 'book', form: 'record' });
  });

  test('are not judged again while the memory knows what they make', async () => {
    await write(book);
    const { release } = await loadRelease(folder);
    await write({ ...book, proprties: {} });
    const asked: string[] = [];
    const memory = {
      recall: async (files: readonly SourceFile[]) => {
        asked.push(...files.map(({ text }) => text));
        return release;
      },
      keep: async () => undefined,
    };

    expect(await loadRelease(folder, { memory })).toEqual({ release, files: [expect.anything()] });
    expect(asked).toEqual([JSON.stringify({ ...book, proprties: {} })]);
  });

  test('are remembered once they have passed', async () => {
    await write(book);
    const kept: unknown[] = [];
    const memory = {
      recall: async () => undefined,
      keep: async (files: readonly SourceFile[], release: Release) => {
        kept.push(files, release);
      },
    };

    const { release, files } = await loadRelease(folder, { memory });

    expect(kept).toEqual([files, release]);
  });

  test('are refused with the place of the mistake', async () => {
    await write({ ...book, proprties: {} });

    const refused = await loadRelease(folder).catch((error: unknown) => error);

    expect(refused).toBeInstanceOf(DefinitionsRefused);
    expect(String(refused)).toMatch(/definitions\/entity\/book\.entity\.json:1:\d+ property\/unknown/);
  });
});
