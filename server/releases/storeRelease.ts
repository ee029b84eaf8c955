import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SourceFile } from '#compiler';
import { isRecord, type Release } from '#engine';
import type { Queries } from '../database/Database.types.ts';
import type { ReplaySummary } from '../replay/Replay.types.ts';
import { compileValidators } from '../validators/compileValidators.ts';
import type { DefinitionChange } from './diffFiles.ts';
import type { ReleaseSource } from './ReleaseStore.types.ts';

/** Metadata of a release. */
export interface Publication {
  readonly parent?: string;
  readonly author?: string;
  readonly note?: string;
  readonly changes: readonly DefinitionChange[];
  /** What it changed for submitted answers, by entity. Absent if it concerned none. */
  readonly answers?: readonly ReplaySummary[];
}

interface StoredRelease extends ReleaseSource {
  readonly publication: Publication;
  /** Module with the validators, if they are compiled already: it takes a while. */
  readonly validators?: string;
}

/** Rows per statement, far below the limit of the protocol. */
const batch = 500;

/**
 * Stores a release permanently, with its validators and the texts of its files. A release that is stored already keeps
 * its metadata. Its files can differ in parts that are not compiled (white space, examples, cases), and the latest ones
 * are stored.
 */
export async function storeRelease(db: Queries, source: StoredRelease): Promise<void> {
  const { release, files, publication, validators } = source;
  const digests = files.map(({ path, text }) => ({ path, text, digest: digestOf(text) }));
  const stored = await db.selectFrom('release').select('files').where('hash', '=', release.hash).executeTakeFirst();
  if (stored !== undefined && areAs(digests, stored.files)) return;
  const texts = [...new Map(digests.map(({ digest, text }) => [digest, { digest, text }])).values()];
  for (let at = 0; at < texts.length; at += batch) {
    await db
      .insertInto('definition_file')
      .values(texts.slice(at, at + batch))
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .execute();
  }
  const map =
    files.length === 0 ? null : JSON.stringify(Object.fromEntries(digests.map(({ path, digest }) => [path, digest])));
  if (stored !== undefined) {
    await db.updateTable('release').set({ files: map }).where('hash', '=', release.hash).execute();
    return;
  }
  await db
    .insertInto('release')
    .values({
      hash: release.hash,
      compiled: JSON.stringify(release),
      validators: validators ?? compileValidators(release),
      files: map,
      parent: publication.parent ?? null,
      author: publication.author ?? null,
      note: publication.note ?? null,
      changes: JSON.stringify(publication.changes),
      answers: publication.answers === undefined ? null : JSON.stringify(publication.answers),
    })
    .onConflict((conflict) =>
      map === null ? conflict.column('hash').doNothing() : conflict.column('hash').doUpdateSet({ files: map }),
    )
    .execute();
}

/** Returns whether the files are stored already, or there are none. */
function areAs(digests: readonly { readonly path: string; readonly digest: string }[], stored: unknown): boolean {
  if (digests.length === 0) return true;
  const kept = isRecord(stored) ? stored : {};
  return digests.length === Object.keys(kept).length && digests.every(({ path, digest }) => kept[path] === digest);
}

/** Returns the files of a release, sorted by path. Undefined if there is no such release or it has no files. */
export async function readFiles(db: Queries, hash: string): Promise<readonly SourceFile[] | undefined> {
  const digests = await readDigests(db, hash);
  if (digests === undefined) return undefined;
  const texts = await readTexts(db, [...new Set(Object.values(digests))]);
  return Object.entries(digests)
    .map(([path, digest]) => ({ path, text: texts.get(digest) ?? '' }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Files that are read at once. The embedded database answers in the same thread, and other requests wait for it. */
const filesAtOnce = 200;

/** Returns digest → text. */
async function readTexts(db: Queries, digests: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (let start = 0; start < digests.length; start += filesAtOnce) {
    const some = digests.slice(start, start + filesAtOnce);
    const rows = await db.selectFrom('definition_file').selectAll().where('digest', 'in', some).execute();
    for (const { digest, text } of rows) texts.set(digest, text);
    await nextTurn();
  }
  return texts;
}

/** Returns the compiled release of this hash. Undefined if there is none. */
export async function readCompiled(db: Queries, hash: string): Promise<Release | undefined> {
  const row = await db.selectFrom('release').select('compiled').where('hash', '=', hash).executeTakeFirst();
  const compiled = row?.compiled;
  return isRelease(compiled) ? compiled : undefined;
}

/** Returns a stored release with its validators and files. Undefined if there is none, or its files were not stored. */
export async function readSource(
  db: Queries,
  hash: string,
): Promise<(ReleaseSource & { readonly validators: string }) | undefined> {
  const row = await db
    .selectFrom('release')
    .select(['compiled', 'validators'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  const files = await readFiles(db, hash);
  if (row === undefined || files === undefined || !isRelease(row.compiled)) return undefined;
  return { release: row.compiled, files, validators: row.validators };
}

/** The column contains only releases, so a few properties suffice. */
export function isRelease(value: unknown): value is Release {
  return typeof value === 'object' && value !== null && 'hash' in value && 'operations' in value;
}

/** Returns path → digest of the files of a release. Undefined if there is no such release or it has no files. */
export async function readDigests(db: Queries, hash: string): Promise<Readonly<Record<string, string>> | undefined> {
  const row = await db.selectFrom('release').select('files').where('hash', '=', hash).executeTakeFirst();
  if (!isRecord(row?.files)) return undefined;
  return Object.fromEntries(Object.entries(row.files).map(([path, digest]) => [path, String(digest)]));
}

/** Returns the SHA-256 of a text in lower-case hex. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
