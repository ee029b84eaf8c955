import type { FormNames, SourceFile } from '#compiler';
import type { Release } from '#engine';
import { createLifecycleMachines } from '#machines';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { assembleHandlers, findUnanswered, type ServerCapabilities } from '../derived/assembleHandlers.ts';
import { indexDocuments } from '../documents/indexDocuments.ts';
import { readStoredAccess } from '../roles/readStoredAccess.ts';
import { createAccessMerger } from '../roles/withStoredAccess.ts';
import { importValidators } from '../validators/importValidators.ts';
import { createExpressionLog } from './createExpressionLog.ts';
import { createOperationRouter } from './createOperationRouter.ts';
import { readPreviewRelease } from './previewReleases.ts';
import type {
  LoadedRelease,
  PreviewRelease,
  ReleaseSource,
  ReleaseStore,
  ServedRelease,
} from './ReleaseStore.types.ts';
import { isRelease, readFiles } from './storeRelease.ts';
import { type SyncOutcome, syncFolderRelease } from './syncFolderRelease.ts';

/** Maximum number of releases in memory; others are read again. In development, every edit creates one. */
const mostLoaded = 30;

/** The same for releases of previews. */
const mostPreviewed = 8;

interface StoreInput {
  readonly database: DatabaseHandle;
  /** The release of this server's folder. */
  readonly shipped: ReleaseSource;
  /** Additional widgets, fields and templates that definitions can name. */
  readonly forms?: FormNames;
  /** Handlers and storages of the server. */
  readonly offer: ServerCapabilities;
  /** The folder becomes live, even if another release was published. */
  readonly folderCounts?: boolean;
  /** Called with the result of synchronizing the folder with published releases. */
  readonly onOutcome?: (outcome: SyncOutcome) => void;
}

/**
 * Applies the folder and creates the store with the release that is live then. Throws an error that lists operations
 * without a handler.
 */
export async function createReleaseStore(input: StoreInput): Promise<ReleaseStore> {
  const { database, shipped, offer, forms = {}, folderCounts = false, onOutcome } = input;
  // For the folder, a handler without an operation is an error of the code. For a published release, it only means that
  // an operation was removed.
  assembleHandlers({ ...offer, release: shipped.release });
  const unanswered = (release: Release): readonly string[] => findUnanswered({ ...offer, release });
  const outcome = await syncFolderRelease({ database, shipped, unanswered, forms, folderCounts });
  const loaded = new Map<string, LoadedRelease>();
  const find: ReleaseStore['find'] = async (hash) => {
    const found = loaded.get(hash) ?? (await readRelease(database, hash));
    if (found !== undefined) loaded.set(hash, found);
    const [oldest] = loaded.keys();
    if (loaded.size > mostLoaded && oldest !== undefined) loaded.delete(oldest);
    return found;
  };
  const assemble = (found: LoadedRelease, files: readonly SourceFile[]): ServedRelease => {
    const { handlers, storages } = assembleHandlers({ ...offer, release: found.release, spare: 'allowed' });
    const router = createOperationRouter(Object.values(found.release.operations));
    const logExpression = createExpressionLog(files);
    return { ...found, handlers, storages, machines: createLifecycleMachines(), router, logExpression };
  };
  const serve = async (hash: string): Promise<ServedRelease> => {
    const found = await find(hash);
    if (found === undefined) throw new Error(`The live release "${hash}" is not stored.`);
    const served = assemble(found, (await readFiles(database.current(), hash)) ?? []);
    await indexDocuments(database, found.release, served.storages);
    return served;
  };
  const previewed = new Map<string, PreviewRelease>();
  const findPreview = async (hash: string): Promise<PreviewRelease | undefined> => {
    const known = previewed.get(hash);
    if (known !== undefined) return known;
    const read = await readPreviewRelease(database.current(), hash);
    if (read === undefined) return undefined;
    const made = { ...assemble(read, []), records: read.records };
    previewed.set(hash, made);
    const [oldest] = previewed.keys();
    if (previewed.size > mostPreviewed && oldest !== undefined) previewed.delete(oldest);
    return made;
  };
  let live = await serve(outcome.live);
  let access = await readStoredAccess(database.current());
  const merge = createAccessMerger();
  const withAccess = <Loaded extends LoadedRelease>(loaded: Loaded): Loaded => {
    const release = merge(loaded.release, access);
    return release === loaded.release ? loaded : { ...loaded, release };
  };
  let reading: Promise<boolean> | undefined;
  const read = async (): Promise<boolean> => {
    const stored = await readStoredAccess(database.current());
    if (stored.version !== access.version) access = stored;
    const hash = await readLiveHash(database);
    if (hash === undefined || hash === live.release.hash) return false;
    live = await serve(hash);
    return true;
  };
  onOutcome?.(outcome);
  return {
    live: () => withAccess(live),
    find: async (hash) => {
      const found = await find(hash);
      return found && withAccess(found);
    },
    preview: async (hash) => {
      const found = await findPreview(hash);
      return found && withAccess(found);
    },
    withAccess: async (loaded, version, db) => {
      if (version !== access.version) access = await readStoredAccess(db);
      return withAccess(loaded);
    },
    unanswered,
    forms,
    refresh: async () => {
      // Reads are sequential, so that an earlier release cannot replace a later one.
      const before = reading;
      const mine = (before ?? Promise.resolve(false)).catch(() => false).then(read);
      reading = mine;
      return mine;
    },
  };
}

async function readLiveHash(database: DatabaseHandle): Promise<string | undefined> {
  const row = await database.current().selectFrom('live_release').select('hash').executeTakeFirst();
  return row?.hash;
}

async function readRelease(database: DatabaseHandle, hash: string): Promise<LoadedRelease | undefined> {
  if (!/^[0-9a-f]{64}$/.test(hash)) return undefined;
  const row = await database
    .current()
    .selectFrom('release')
    .select(['compiled', 'validators'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (row === undefined || !isRelease(row.compiled)) return undefined;
  return { release: row.compiled, validators: await importValidators(row.validators) };
}
