import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { buildRelease, type SourceFile } from '#compiler';
import { nameOfPath } from '../../server/releases/definitionPath.ts';
import { publishRelease } from '../../server/releases/publishRelease.ts';
import { readFiles } from '../../server/releases/storeRelease.ts';
import { syncFolderRelease } from '../../server/releases/syncFolderRelease.ts';
import { eachDatabase } from '../../server/testing/eachDatabase.ts';
import { buildHere } from './buildHere.ts';
import { inspectReleases } from './inspectReleases.ts';
import { numbered, smallSet } from './smallSet.ts';

const user = { signedIn: true, roles: ['Librarian'], functionalIds: [], companyIds: [], email: 'l@library.example' };

/** Returns a function that replaces a text in the book entity or in the setting. */
function edit(file: 'entity/book' | 'setting/library', from: string, to: string): (one: SourceFile) => SourceFile {
  return (one) => (one.path.includes(file) ? { ...one, text: one.text.replace(from, to) } : one);
}

const small = smallSet(1);
const otherBook = small.map(edit('entity/book', 'Book of 1', 'Novel'));
const otherNumber = small.map(edit('setting/library', '"value":1', '"value":2'));

eachDatabase('a start with definitions in a folder', (database) => {
  beforeEach(async () => {
    for (const table of ['live_release', 'edition', 'release', 'event', 'event_head'] as const) {
      await sql`delete from ${sql.table(table)}`.execute(database().current());
    }
  });
  const sourceOf = (files: readonly SourceFile[]) => {
    const { release } = buildRelease(files);
    if (release === undefined) throw new Error('The small set is not in order.');
    return { release, files };
  };
  const start = (
    files: readonly SourceFile[],
    more: { unanswered?: () => readonly string[]; folderCounts?: boolean } = {},
  ) => syncFolderRelease({ database: database(), shipped: sourceOf(files), unanswered: () => [], ...more });
  const publish = (base: string, files: readonly SourceFile[]) =>
    database().transaction((db) =>
      publishRelease({
        ...{ db, base, user, operation: 'releases.publish', editions: [], unanswered: () => [] },
        build: buildHere(db, base),
        now: () => '2026-11-21T10:00:00.000Z',
        changes: files.flatMap(({ path, text }) => {
          const name = nameOfPath(path);
          return name === undefined ? [] : [{ ...name, text }];
        }),
      }),
    );
  const hashOf = (files: readonly SourceFile[]) => sourceOf(files).release.hash;

  test('makes the folder live, and the folder alone as long as nothing is published', async () => {
    const first = await start(small);
    const second = await start(otherBook);

    expect([first, second]).toEqual([
      { live: hashOf(small), how: 'folder', reasons: [] },
      { live: hashOf(otherBook), how: 'folder', reasons: [] },
    ]);
    const events = await database().current().selectFrom('event').select(['actor', 'what', 'key']).execute();
    expect(events).toEqual([{ actor: 'server', what: 'ship', key: hashOf(otherBook) }]);
  });

  test('keeps the latest texts of a release that it has stored, and the checks that came with it', async () => {
    const spaced = small.map((file) => ({ ...file, text: `${file.text}\n` }));
    await start(small);
    await database().current().updateTable('release').set({ validators: 'as compiled first' }).execute();

    await start(spaced);

    expect(hashOf(spaced)).toBe(hashOf(small));
    expect(await readFiles(database().current(), hashOf(small))).toEqual(
      spaced.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    );
    const stored = await database().current().selectFrom('release').select(['hash', 'validators']).execute();
    expect(stored).toEqual([{ hash: hashOf(small), validators: 'as compiled first' }]);
  });

  test('leaves what was published live when the folder has not changed', async () => {
    const { live } = await start(small);
    const { release } = await publish(live, otherNumber);

    expect(await start(small)).toEqual({ live: release, how: 'published', reasons: [] });
  });

  test('lays a folder that has changed elsewhere under what was published', async () => {
    const { live } = await start(small);
    await publish(live, otherNumber);

    const merged = await start(otherBook);
    const again = await start(otherBook);

    const both = otherBook.map(edit('setting/library', '"value":1', '"value":2'));
    expect(merged).toEqual({ live: hashOf(both), how: 'merged', reasons: [] });
    expect(again).toEqual({ live: hashOf(both), how: 'published', reasons: [] });
  });

  test('keeps what was published when both have changed a definition, names it, and asks again at the next start', async () => {
    const { live } = await start(small);
    const { release } = await publish(live, otherNumber);
    const third = small.map(edit('setting/library', '"value":1', '"value":3'));

    const kept = { live: release, how: 'kept', reasons: ['definitions/setting/library.setting.json'] };
    expect([await start(third), await start(third)]).toEqual([kept, kept]);
    expect(await start(third, { folderCounts: true })).toEqual({ live: hashOf(third), how: 'folder', reasons: [] });
  });

  test('keeps what was published when the two together are refused by the gate', async () => {
    const { live } = await start(small);
    const reads: SourceFile = {
      path: 'definitions/entity/copy.entity.json',
      text: '{ "$schema": "../entity.schema.json", "title": "Copy", "properties": { "book": { "title": "Book", "$ref": "book" } } }',
    };
    const { release } = await publish(live, [reads]);
    const bookless = small.filter(({ path }) => !path.includes('entity/book'));

    expect(await start(bookless)).toEqual({
      ...{ live: release, how: 'kept' },
      reasons: [expect.stringMatching(/^definitions\/unsorted\/copy\.entity\.json:1:\d+ reference\/unknown$/)],
    });
  });

  test('keeps what was published when nothing would answer an operation of the two together', async () => {
    const { live } = await start(small);
    const { release } = await publish(live, otherNumber);

    expect(await start(otherBook, { unanswered: () => ['books.burn'] })).toEqual({
      ...{ live: release, how: 'kept' },
      reasons: ['no handler for "books.burn"'],
    });
  });

  test('takes a folder over that has become what was published', async () => {
    const { live } = await start(small);
    const { release } = await publish(live, otherNumber);

    expect(await start(otherNumber)).toEqual({ live: release, how: 'folder', reasons: [] });
    expect(await start(otherBook)).toEqual({ live: hashOf(otherBook), how: 'folder', reasons: [] });
  });

  test('leaves releases whole', async () => {
    const { live } = await start(small);
    await publish(live, numbered(2));

    expect(await inspectReleases(database().current())).toEqual([]);
  });

  test('of ten servers at once makes one release live', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => start(small)));

    expect(new Set(outcomes.map(({ live }) => live))).toEqual(new Set([hashOf(small)]));
  });
});
