import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Release } from '#engine';
import { loadRelease } from '../releases/loadRelease.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { openToyApp, type ToyApp } from '../testing/openToyApp.ts';
import { awaitRelease } from './awaitRelease.ts';
import type { FolderStatus } from './FolderStatus.types.ts';
import { followFolder } from './followFolder.ts';

const titleIn = ({ texts }: Release) => texts['en']?.['book.entity/title'];
const forgetful = { recall: async () => undefined, keep: async () => undefined };

eachDatabase('a server that follows its folder of definitions', (database) => {
  let folder: string;
  let toy: ToyApp;
  let statuses: FolderStatus[];
  let end: () => Promise<void>;
  const write = (name: string, json: object) => writeFile(join(folder, 'books', name), JSON.stringify(json));
  const writeBook = (title: string) =>
    write('book.entity.json', {
      $schema: '../entity.schema.json',
      title,
      key: 'id',
      properties: { id: { title: 'Id', type: 'integer', readOnly: true } },
    });
  const follow = (since: number) =>
    followFolder({ folder, services: toy.services, since, onStatus: (next) => statuses.push(next) });
  const liveTitle = () => titleIn(toy.services.releases.live().release);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'followed-'));
    await mkdir(join(folder, 'books', 'locale'), { recursive: true });
    await writeBook('Book');
    const { release } = await loadRelease(folder);
    toy = await openToyApp(database(), { documents: release });
    statuses = [];
    end = follow(Date.now());
  });
  afterEach(async () => {
    await end();
    await toy.app.close();
    await rm(folder, { recursive: true });
  });

  test('serves what was changed, without a restart', async () => {
    await writeBook('Novel');

    await expect.poll(liveTitle, { timeout: 10_000 }).toBe('Novel');
    await expect.poll(() => statuses.at(-1)).toMatchObject({ status: 'live', warnings: '' });
  });

  test('serves what was changed while the server started', async () => {
    await end();
    const read = Date.now();
    await writeBook('Novel');

    end = follow(read);

    await expect.poll(liveTitle, { timeout: 10_000 }).toBe('Novel');
  });

  test('tells what is wrong, and goes on with the release from before', async () => {
    await write('book.entity.json', { $schema: '../entity.schema.json', titel: 'Novel' });

    await expect
      .poll(() => statuses.at(-1), { timeout: 10_000 })
      .toMatchObject({
        status: 'refused',
        findings: expect.stringContaining('property/unknown /titel'),
      });
    expect(liveTitle()).toBe('Book');
  });

  test('serves an English text whose translations are behind, with a warning', async () => {
    await write(join('locale', 'fr.json'), {
      $schema: '../../locale.schema.json',
      'book.entity': { title: { of: 'Book', is: 'Livre' } },
    });
    await writeBook('Novel');

    await expect.poll(liveTitle, { timeout: 10_000 }).toBe('Novel');
    await expect.poll(() => statuses.at(-1)).toMatchObject({ warnings: expect.stringContaining('warning text/stale') });
  });

  test('does not serve an operation that it has no handler for', async () => {
    await write('library.access.json', {
      $schema: '../access.schema.json',
      roles: [{ role: 'Librarian', title: 'Librarian' }],
      precedence: ['Librarian'],
      policies: [{ policy: 'librarian', when: "='Librarian' in user.roles" }],
    });
    await write('books.burn.operation.json', {
      $schema: '../operation.schema.json',
      title: 'Burn',
      call: 'POST /burnings',
      allow: 'librarian',
    });

    await expect
      .poll(() => statuses.at(-1), { timeout: 10_000 })
      .toEqual({
        status: 'refused',
        findings: 'There is no handler for "books.burn".',
      });
    expect(liveTitle()).toBe('Book');
  });

  test('starts with a folder that is not in order once it is mended', async () => {
    await write('book.entity.json', { $schema: '../entity.schema.json', titel: 'Novel' });
    const told: string[] = [];
    const started = awaitRelease(folder, { memory: forgetful, onStatus: ({ status }) => told.push(status) });
    await expect.poll(() => told, { timeout: 10_000 }).toEqual(['refused']);

    await writeBook('Novel');

    expect(titleIn((await started).release)).toBe('Novel');
  });
});
