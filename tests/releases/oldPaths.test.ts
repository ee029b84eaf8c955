import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { buildRelease, type SourceFile, splitTranslations } from '#compiler';
import { definitionAreas } from '../../server/migrations/017-definition-areas.ts';
import { saveEdition } from '../../server/releases/editions.ts';
import { publishRelease } from '../../server/releases/publishRelease.ts';
import { digestOf, readFiles, storeRelease } from '../../server/releases/storeRelease.ts';
import { syncFolderRelease } from '../../server/releases/syncFolderRelease.ts';
import { eachDatabase } from '../../server/testing/eachDatabase.ts';
import { buildHere } from './buildHere.ts';
import { smallSet } from './smallSet.ts';

const user = { signedIn: true, roles: ['Librarian'], functionalIds: [], companyIds: [], email: 'l@library.example' };
const editors = '{ "$schema": "../../locale.schema.json", ';

/** The French texts of the small set by `<definition>/<path>`, with the English text that each translates. */
const french = {
  'book.entity': { title: { of: 'Book of 1', is: 'Livre' }, 'id.title': { of: 'Id', is: 'Numéro' } },
  'library.access': { 'roles.Librarian.title': { of: 'Librarian', is: 'Bibliothécaire' } },
  'library.setting': { 'number.title': { of: 'Number', is: 'Nombre' } },
  'releases.publish.operation': { title: { of: 'Publish', is: 'Publier' } },
  'releases.rollback.operation': { title: { of: 'Roll Back', is: 'Revenir' } },
};
const areas: Readonly<Record<string, string>> = { book: 'books', library: 'desk', releases: 'desk' };
const words = { next: { is: 'Next' } };
const engine = { next: { of: 'Next', is: 'Suivant' } };
const examples = '{ "$schema": "../examples.schema.json", "emma": { "id": 1 } }';

/**
 * Returns the set in the folder structure of the previous version: by kind, with a file for each definition in each
 * language.
 */
function oldFolder(): readonly SourceFile[] {
  const part = (entries: object) => editors + JSON.stringify(entries).slice(1);
  return [
    ...smallSet(1),
    { path: 'definitions/entity/book.examples.json', text: examples },
    { path: 'definitions/locale/en/engine.locale.json', text: part(words) },
    { path: 'definitions/locale/fr/engine.locale.json', text: part(engine) },
    ...Object.entries(french).map(([name, entries]) => ({
      path: `definitions/locale/fr/${name}.locale.json`,
      text: part(entries),
    })),
  ].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

type Words = Readonly<Record<string, object>>;

/** Returns the same set by area, with a file for each area in each language. */
function newFolder(texts: Words = french): readonly SourceFile[] {
  const areaOf = (name: string) => areas[name.split('.')[0] ?? ''] ?? '';
  const file = (area: string, locale: string, parts: Words) => ({
    path: `definitions/${area}/locale/${locale}.json`,
    text: JSON.stringify({ $schema: '../../locale.schema.json', ...parts }, undefined, 2),
  });
  return [
    ...smallSet(1).map(({ path, text }) => {
      const name = path.split('/').at(-1) ?? '';
      return { path: `definitions/${areaOf(name)}/${name}`, text };
    }),
    { path: 'definitions/books/book.entity.examples.json', text: examples },
    file('engine', 'en', { engine: words }),
    file('engine', 'fr', { engine }),
    ...['books', 'desk'].map((area) =>
      file(area, 'fr', Object.fromEntries(Object.entries(texts).filter(([name]) => areaOf(name) === area))),
    ),
  ];
}

function sourceOf(folder: readonly SourceFile[]) {
  const { release, errors } = buildRelease(folder);
  if (release === undefined) throw new Error(errors.map(({ file, code }) => `${file} ${code}`).join('\n'));
  return { release, files: splitTranslations(folder) };
}

const bookTitle = (is: string) => ({ ...french['book.entity'], title: { of: 'Book of 1', is } });
const dearBook = { ...french, 'book.entity': bookTitle('Cher livre') };

eachDatabase('a database of the version before, which stored definitions by kind', (database) => {
  const db = () => database().current();
  const start = (folder: readonly SourceFile[]) =>
    syncFolderRelease({ database: database(), shipped: sourceOf(folder), unanswered: () => [] });
  const { hash } = sourceOf(newFolder()).release;

  beforeEach(async () => {
    for (const table of ['live_release', 'edition', 'release', 'event', 'event_head'] as const) {
      await sql`delete from ${sql.table(table)}`.execute(db());
    }
    await storeOld(oldFolder(), hash);
    await db().insertInto('live_release').values({ hash, shipped: hash }).execute();
  });

  /** Stores a release as the previous version did, with the texts and paths of its folder. */
  async function storeOld(files: readonly SourceFile[], of: string): Promise<void> {
    const { release } = sourceOf(newFolder());
    await storeRelease(db(), { release: { ...release, hash: of }, files, publication: { changes: [] } });
  }

  /** Stores a release of the previous version in which a French title of a book was published. Returns its hash. */
  async function publishedBefore(): Promise<string> {
    const { release } = sourceOf(newFolder(dearBook));
    const files = oldFolder().map((file) =>
      file.path.endsWith('/fr/book.entity.locale.json')
        ? { ...file, text: file.text.replace('Livre', 'Cher livre') }
        : file,
    );
    await storeRelease(db(), { release, files, publication: { parent: hash, changes: [] } });
    await db().updateTable('live_release').set({ hash: release.hash }).execute();
    return release.hash;
  }

  test('starts with the folder by area and has nothing to tell, because nothing has changed', async () => {
    await definitionAreas.up(db());

    expect(await start(newFolder())).toEqual({ live: hash, how: 'folder', reasons: [] });
    expect(await db().selectFrom('event').selectAll().execute()).toEqual([]);
    expect(await readFiles(db(), hash)).toEqual(
      splitTranslations(newFolder()).toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    );
  });

  test('keeps what was published live when the folder says the same as before', async () => {
    const published = await publishedBefore();
    await definitionAreas.up(db());

    expect(await start(newFolder())).toEqual({ live: published, how: 'published', reasons: [] });
  });

  test('lays a folder in which one text is new under what was published, in the areas of the folder', async () => {
    await publishedBefore();
    await definitionAreas.up(db());
    const texts = { ...french, 'library.setting': { 'number.title': { of: 'Number', is: 'Numéro' } } };

    const outcome = await start(newFolder(texts));

    const both = newFolder({ ...texts, 'book.entity': bookTitle('Cher livre') });
    expect(outcome).toEqual({ live: sourceOf(both).release.hash, how: 'merged', reasons: [] });
    const { changes } = await db()
      .selectFrom('release')
      .select('changes')
      .where('hash', '=', outcome.live)
      .executeTakeFirstOrThrow();
    expect(changes).toEqual([{ kind: 'locale', definition: 'fr/library.setting', change: 'changed' }]);
    const paths = (await readFiles(db(), outcome.live))?.map(({ path }) => path);
    expect(paths).toEqual(
      splitTranslations(both)
        .map(({ path }) => path)
        .sort(),
    );
  });

  test('names the one text that both have changed as a conflict, and no other', async () => {
    const published = await publishedBefore();
    await definitionAreas.up(db());

    expect(await start(newFolder({ ...french, 'book.entity': bookTitle('Bouquin') }))).toEqual({
      ...{ live: published, how: 'kept' },
      reasons: ['definitions/books/locale/fr.json#book.entity'],
    });
  });

  test('publishes a draft of a text that was written before, without a widening', async () => {
    const before = oldFolder().find(({ path }) => path.endsWith('/fr/book.entity.locale.json'));
    await saveEdition(db(), {
      ...{ kind: 'locale', definition: 'fr/book.entity', author: 'l@library.example', base: hash },
      ...{ text: before?.text.replace('Livre', 'Cher livre') ?? null, saved_at: '2026-11-20T10:00:00.000Z' },
    });
    await definitionAreas.up(db());
    await start(newFolder());

    const { release, changes } = await database().transaction(async (transaction) =>
      publishRelease({
        ...{ db: transaction, base: hash, user, operation: 'releases.publish', unanswered: () => [], changes: [] },
        editions: await transaction.selectFrom('edition').selectAll().execute(),
        now: () => '2026-11-21T10:00:00.000Z',
        build: buildHere(transaction, hash),
      }),
    );

    expect(release).toBe(sourceOf(newFolder(dearBook)).release.hash);
    expect(changes).toEqual([{ kind: 'locale', definition: 'fr/book.entity', change: 'changed' }]);
  });

  test('keeps its texts and digests', async () => {
    await definitionAreas.up(db());

    const row = await db().selectFrom('release').select('files').where('hash', '=', hash).executeTakeFirstOrThrow();
    const digests = Object.values(Object(row.files));
    expect(digests.toSorted()).toEqual(
      oldFolder()
        .map(({ text }) => digestOf(text))
        .sort(),
    );
  });
});
