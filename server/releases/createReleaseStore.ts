import type { Release } from '#engine';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { compileValidators } from '../validators/compileValidators.ts';
import { importValidators } from '../validators/importValidators.ts';
import type { LoadedRelease, ReleaseStore } from './ReleaseStore.types.ts';

/** Stores the release for ever and makes it the live one. */
export async function createReleaseStore(database: DatabaseHandle, release: Release): Promise<ReleaseStore> {
  const validatorSource = compileValidators(release);
  await database.transaction(async (db) => {
    await db
      .insertInto('release')
      .values({ hash: release.hash, compiled: JSON.stringify(release), validators: validatorSource })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
    await db
      .insertInto('live_release')
      .values({ hash: release.hash })
      .onConflict((conflict) =>
        conflict.column('single').doUpdateSet({ hash: release.hash, since: new Date().toISOString() }),
      )
      .execute();
  });
  const live = { release, validatorSource, validators: await importValidators(validatorSource) };
  const loaded = new Map<string, LoadedRelease>([[release.hash, live]]);
  return {
    live: () => live,
    find: async (hash) => {
      const known = loaded.get(hash);
      if (known !== undefined) return known;
      const found = await readRelease(database, hash);
      if (found !== undefined) loaded.set(hash, found);
      return found;
    },
  };
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
  return {
    release: row.compiled,
    validatorSource: row.validators,
    validators: await importValidators(row.validators),
  };
}

// Only releases are ever written to that column.
function isRelease(value: unknown): value is Release {
  return typeof value === 'object' && value !== null && 'hash' in value && 'operations' in value;
}
