import { sql } from 'kysely';
import { buildRelease, type FormNames } from '#compiler';
import type { Release } from '#engine';
import type { Queries } from '../database/Database.types.ts';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { diffFiles } from './diffFiles.ts';
import { mergeFiles } from './mergeFiles.ts';
import type { ReleaseSource } from './ReleaseStore.types.ts';
import { setLiveRelease } from './setLiveRelease.ts';
import { readFiles, storeRelease } from './storeRelease.ts';

/** Result of synchronizing the folder of a server with releases published at run time, at start. */
export interface SyncOutcome {
  /** The live release. */
  readonly live: string;
  /**
   * `folder`: the folder is live. `published`: the folder is unchanged, so a published release stays live. `merged`:
   * both had changed and were merged. `kept`: both had changed and cannot be merged, so the published release stays
   * live.
   */
  readonly how: 'folder' | 'published' | 'merged' | 'kept';
  /** Why the folder was not applied: files that both have changed, or errors of the gate. */
  readonly reasons: readonly string[];
}

interface TakeOver {
  readonly database: DatabaseHandle;
  readonly shipped: ReleaseSource;
  readonly unanswered: (release: Release) => readonly string[];
  readonly forms?: FormNames;
  /** The folder becomes live, even if another release was published. */
  readonly folderCounts?: boolean;
}

/**
 * Stores the release of the folder and selects the live one, in one transaction that other starting servers wait for.
 */
export function syncFolderRelease({
  database,
  shipped,
  unanswered,
  forms = {},
  folderCounts = false,
}: TakeOver): Promise<SyncOutcome> {
  return database.transaction(async (db) => {
    const { release } = shipped;
    // A row can only be locked once it exists, and the first servers of a database can start at the same time.
    await sql`select pg_advisory_xact_lock(${sql.lit(startLock)})`.execute(db);
    const pointer = await db.selectFrom('live_release').selectAll().forUpdate().executeTakeFirst();
    await store(db, shipped);
    if (pointer === undefined) {
      await db.insertInto('live_release').values({ hash: release.hash, shipped: release.hash }).execute();
      return { live: release.hash, how: 'folder', reasons: [] };
    }
    // Before this column existed, every live release came from the folder.
    const known = pointer.shipped ?? pointer.hash;
    const settle = async (live: string, how: SyncOutcome['how']): Promise<SyncOutcome> => {
      if (live !== pointer.hash) await setLiveRelease(db, { from: pointer.hash, to: live, what: 'ship', by: starting });
      await db.updateTable('live_release').set({ shipped: release.hash }).execute();
      return { live, how, reasons: [] };
    };
    if (folderCounts || pointer.hash === known || pointer.hash === release.hash) return settle(release.hash, 'folder');
    if (release.hash === known) return settle(pointer.hash, 'published');
    const merged = await layTogether(db, { shipped, known, live: pointer.hash, forms });
    const missing = 'built' in merged ? unanswered(merged.built.release) : [];
    const reasons = 'built' in merged ? missing.map((id) => `no handler for "${id}"`) : merged.reasons;
    if ('built' in merged && reasons.length === 0) {
      await store(db, merged.built, { parent: pointer.hash });
      return settle(merged.built.release.hash, 'merged');
    }
    return { live: pointer.hash, how: 'kept', reasons };
  });
}

/** Id of an advisory lock; any number that no other lock uses. */
const startLock = 4_820_174;

const starting = { actor: 'server', operation: 'server.start', now: () => new Date().toISOString() };

interface Descendants {
  readonly shipped: ReleaseSource;
  readonly known: string;
  readonly live: string;
  readonly forms: FormNames;
}

async function layTogether(
  db: Queries,
  { shipped, known, live, forms }: Descendants,
): Promise<{ readonly built: ReleaseSource } | { readonly reasons: readonly string[] }> {
  const [base, ours] = [await readFiles(db, known), await readFiles(db, live)];
  if (base === undefined || ours === undefined) return { reasons: ['the files of an older release were not kept'] };
  const { files, conflicts } = mergeFiles({ base, ours, theirs: shipped.files });
  if (conflicts.length > 0) return { reasons: conflicts };
  const { release, errors } = buildRelease(files, { forms });
  if (release !== undefined) return { built: { release, files } };
  const serious = errors.filter(({ severity }) => severity === 'error');
  return { reasons: serious.map(({ code, file, line, column }) => `${file}:${line}:${column} ${code}`) };
}

async function store(db: Queries, source: ReleaseSource, of: { readonly parent?: string } = {}): Promise<void> {
  const { files } = source;
  const before = of.parent === undefined ? undefined : await readFiles(db, of.parent);
  await storeRelease(db, {
    ...source,
    publication: { ...of, changes: before === undefined ? [] : diffFiles(before, files) },
  });
}
