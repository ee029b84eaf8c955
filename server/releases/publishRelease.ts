import type { SourceFile } from '#compiler';
import type { Release, User } from '#engine';
import { Refusal } from '../contract/Refusal.ts';
import type { Queries } from '../database/Database.types.ts';
import type { DefinitionContent } from './applyChanges.ts';
import { buildCandidate, type Candidate, findLockouts, type ReleaseBuilder, unconfirmed } from './buildCandidate.ts';
import { createFileFinder, type DefinitionName, keyOf } from './definitionPath.ts';
import { type DefinitionChange, diffFiles, filesByKey, isSameText } from './diffFiles.ts';
import type { Edition } from './editions.ts';
import type { PermissionGrant } from './findPermissionGrants.ts';
import type { ReleaseSource } from './ReleaseStore.types.ts';
import { setLiveRelease } from './setLiveRelease.ts';
import { type Publication, readCompiled, readDigests, readFiles, storeRelease } from './storeRelease.ts';

interface Acting {
  readonly db: Queries;
  readonly user: User;
  readonly operation: string;
  readonly now: () => string;
}

interface Publishing extends Acting {
  /** The live release when the publisher started. */
  readonly base: string;
  readonly editions: readonly Edition[];
  /** Changes that were not saved as drafts. */
  readonly changes: readonly DefinitionContent[];
  /** The release that this server runs, so that it need not be read again if it is the base. */
  readonly running?: Release;
  readonly note?: string;
  readonly unanswered: (release: Release) => readonly string[];
  readonly build: ReleaseBuilder;
  /** Returns what the release changes for submitted answers. Throws a `Refusal` if that is more than it may be. */
  readonly replay?: (
    next: ReleaseSource,
    drafts: { readonly base: string; readonly changes: readonly DefinitionContent[] },
  ) => Promise<Publication['answers']>;
  /** Whether the publisher has confirmed a permission grant. Default: none is confirmed. */
  readonly isConfirmed?: (grant: PermissionGrant) => boolean;
}

/** A set that can be published as the live release. */
interface Publishable {
  readonly source: NonNullable<Candidate['source']>;
  readonly changes: readonly DefinitionChange[];
  readonly widenings: Candidate['widenings'];
  readonly warnings: Candidate['problems'];
  readonly answers: Publication['answers'];
}

/** The new live release. */
export interface Published {
  readonly release: string;
  readonly changes: readonly DefinitionChange[];
  readonly warnings: Candidate['problems'];
}

/**
 * Returns what would become live. Writes nothing. Throws a `Refusal`: 409 if another release was published meanwhile,
 * 422 with all problems if the set is invalid or something is opened to more people that is not confirmed.
 */
export async function judgePublication(publishing: Omit<Publishing, 'operation' | 'now'>): Promise<Publishable> {
  const { db, base, isConfirmed = () => false } = publishing;
  await assertLive(db, base);
  const { candidate, before } = await readCandidate(publishing);
  const { source, problems, widenings } = candidate;
  if (source === undefined) throw new Refusal({ status: 422, code: 'definitions', errors: problems });
  const opened = unconfirmed(
    widenings.filter((grant) => !isConfirmed(grant)),
    source,
  );
  if (opened.length > 0) throw new Refusal({ status: 422, code: 'definitions', errors: opened });
  const made = diffFiles(before, source.files);
  if (made.length === 0) throw new Refusal({ status: 409, code: 'unchanged' });
  const answers = await publishing.replay?.(source, { base, changes: contentsOf(publishing) });
  return { source, changes: made, widenings, warnings: problems, answers };
}

/**
 * Publishes the live set with the changes as a new live release: gate, checks, release, files, drafts, pointer and
 * event are written by one transaction. Refuses as `judgePublication`.
 */
export async function publishRelease(publishing: Publishing): Promise<Published> {
  const { db, base, editions, changes, note, user, operation, now } = publishing;
  const { source, changes: made, warnings, answers } = await judgePublication(publishing);
  const actor = user.email ?? String(user.id);
  // Locked until the commit: of two publishers with the same base, one is refused.
  await assertLive(db, base, { lock: true });
  await storeRelease(db, {
    ...source,
    publication: {
      ...{ parent: base, author: actor, changes: made },
      ...(note === undefined ? {} : { note }),
      ...(answers === undefined ? {} : { answers }),
    },
  });
  const { hash } = source.release;
  await keepAsPublished(db, { editions, changes, author: actor, base, release: hash, at: now() });
  const by = { actor, operation, now };
  await setLiveRelease(db, {
    from: base,
    to: hash,
    what: 'publish',
    by,
    changes: made,
    ...(note === undefined ? {} : { note }),
  });
  return { release: hash, changes: made, warnings };
}

/**
 * Returns the live set with drafts and changes applied, and the result of the gate. Throws a `Refusal` if a draft is
 * outdated.
 */
export async function readCandidate(
  asked: Pick<Publishing, 'db' | 'base' | 'editions' | 'changes' | 'running' | 'unanswered' | 'build' | 'user'>,
): Promise<{ readonly candidate: Candidate; readonly before: readonly SourceFile[] }> {
  const { db, base, running, unanswered, build, user } = asked;
  const before = await readFiles(db, base);
  if (before === undefined) throw new Refusal({ status: 409, code: 'no-files' });
  await assertUpToDate(asked, filesByKey(before));
  const live = running?.hash === base ? running : await readCompiled(db, base);
  const over = live === undefined ? {} : { over: { live, user } };
  return {
    before,
    candidate: await buildCandidate({ files: before, changes: contentsOf(asked), build, unanswered, ...over }),
  };
}

/**
 * Makes an earlier release live again. Business data is not changed. Throws a `Refusal` if the server cannot run it.
 */
export async function rollbackRelease(
  acting: Acting & Pick<Publishing, 'base' | 'unanswered'> & { readonly to: Release },
): Promise<void> {
  const { db, base, to, unanswered, user, operation, now } = acting;
  await assertLive(db, base, { lock: true });
  if (to.hash === base) throw new Refusal({ status: 409, code: 'unchanged' });
  // An old release may have operations that a newer server has no handlers for.
  const missing = unanswered(to).map((id) => ({ code: 'operation/unanswered', definition: id }));
  const live = await readCompiled(db, base);
  const paths = Object.keys((await readDigests(db, to.hash)) ?? {});
  const fileOf = createFileFinder(
    paths.map((path) => ({ path })),
    to,
  );
  const against = [...missing, ...(live === undefined ? [] : await findLockouts({ live, next: to, user, fileOf }))];
  if (against.length > 0) throw new Refusal({ status: 422, code: 'definitions', errors: against });
  const by = { actor: user.email ?? String(user.id), operation, now };
  await setLiveRelease(db, { from: base, to: to.hash, what: 'rollback', by });
}

/** Returns what the drafts and the changes that were not saved write, in their order. */
export function contentsOf({
  editions,
  changes,
}: Pick<Publishing, 'editions' | 'changes'>): readonly DefinitionContent[] {
  return [...editions.map(contentOf), ...changes];
}

/** Returns the new content of the definition of an edition. */
export function contentOf({ kind, definition, text }: Edition): DefinitionContent {
  return { kind, definition, ...(text === null ? {} : { text }) };
}

/** Throws a `Refusal` with 409 if another release is live. */
export async function assertLive(db: Queries, base: string, { lock = false } = {}): Promise<void> {
  const query = db.selectFrom('live_release').select('hash');
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (row?.hash !== base) throw new Refusal({ status: 409, code: 'stale' });
}

/**
 * Throws a `Refusal` if the definition of a draft has changed since, because publishing it would overwrite that change.
 */
async function assertUpToDate(
  { db, base, editions }: Pick<Publishing, 'db' | 'base' | 'editions'>,
  live: ReadonlyMap<string, SourceFile>,
): Promise<void> {
  const sets = new Map<string, ReadonlyMap<string, SourceFile>>([[base, live]]);
  const outdated: DefinitionName[] = [];
  for (const edition of editions) {
    const known = sets.get(edition.base) ?? filesByKey((await readFiles(db, edition.base)) ?? []);
    sets.set(edition.base, known);
    const key = keyOf(edition);
    if (!isSameText(known.get(key)?.text, live.get(key)?.text)) outdated.push(edition);
  }
  if (outdated.length === 0) return;
  const errors = outdated.map(({ kind, definition }) => ({ code: 'definition/changed', kind, definition }));
  throw new Refusal({ status: 409, code: 'stale', errors });
}

interface Keeping {
  readonly editions: readonly Edition[];
  readonly changes: readonly DefinitionContent[];
  readonly author: string;
  readonly base: string;
  readonly release: string;
  readonly at: string;
}

async function keepAsPublished(db: Queries, { editions, changes, author, base, release, at }: Keeping): Promise<void> {
  for (const { id } of editions) {
    const query = db.updateTable('edition').set({ status: 'published', release });
    await query.where('id', '=', id).where('status', '=', 'draft').execute();
  }
  for (const { kind, definition, text } of changes) {
    const row = { kind, definition, text: text ?? null, author, base, release, saved_at: at };
    await db
      .insertInto('edition')
      .values({ ...row, status: 'published' })
      .execute();
  }
}
