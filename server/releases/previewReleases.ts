import type { SampleRecords } from '#compiler';
import { isRecord, type Release } from '#engine';
import type { Queries } from '../database/Database.types.ts';
import { compileValidators } from '../validators/compileValidators.ts';
import { importValidators } from '../validators/importValidators.ts';
import type { LoadedRelease } from './ReleaseStore.types.ts';
import { isRelease } from './storeRelease.ts';

interface StoredPreview {
  readonly release: Release;
  /** Module with the validators, if they are compiled already. */
  readonly validators?: string;
  readonly records: SampleRecords;
  readonly at: string;
}

/** Stores the release of a preview, apart from the published ones. */
export async function storePreviewRelease(
  db: Queries,
  { release, validators, records, at }: StoredPreview,
): Promise<void> {
  const made = { records: JSON.stringify(records), opened_at: at };
  await db
    .insertInto('preview_release')
    .values({
      ...{ hash: release.hash, compiled: JSON.stringify(release) },
      ...{ validators: validators ?? compileValidators(release), ...made },
    })
    // The examples are not compiled, so they can differ. The update also locks the row until the preview refers to it.
    .onConflict((conflict) => conflict.column('hash').doUpdateSet(made))
    .execute();
}

/** Returns the release of a preview with its sample records. Undefined if there is none. */
export async function readPreviewRelease(
  db: Queries,
  hash: string,
): Promise<(LoadedRelease & { readonly records: SampleRecords }) | undefined> {
  const row = await db
    .selectFrom('preview_release')
    .select(['compiled', 'validators', 'records'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (row === undefined || !isRelease(row.compiled)) return undefined;
  return { release: row.compiled, validators: await importValidators(row.validators), records: recordsIn(row.records) };
}

function recordsIn(stored: unknown): SampleRecords {
  const entities = isRecord(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(
    entities.map(([entity, rows]) => [entity, Array.isArray(rows) ? rows.filter(isRecord) : []]),
  );
}
