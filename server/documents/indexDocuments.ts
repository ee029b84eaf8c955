import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Release } from '#engine';
import type { StorageMap } from '../contract/EntityStorage.types.ts';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { withoutTimeout } from '../database/timeLimits.ts';
import { findColumn } from '../ownership/pathPredicate.ts';
import { isDocumentStore } from './createDocumentStore.ts';

/**
 * Creates the indexes that the definitions need to find documents: for owners, relations and the filters of lists.
 * Indexes are never dropped.
 */
export async function indexDocuments(database: DatabaseHandle, release: Release, storages: StorageMap): Promise<void> {
  await database.transaction(async (db) => {
    // Creating an index of many rows can exceed the statement timeout.
    if (database.kind === 'postgres') await sql`set local statement_timeout = 0`.execute(db);
    // Two servers that start at the same time would both create a missing index.
    await sql`${sql.raw(withoutTimeout(`select pg_advisory_xact_lock(hashtext('document indexes'))`))}`.execute(db);
    for (const storage of storages.values()) {
      if (!isDocumentStore(storage)) continue;
      for (const path of searchedPaths(storage.entity, release)) {
        const column = findColumn(storage, path);
        // A property of a related document cannot be part of an index of this one.
        if (column === undefined || path.includes('.') || typeof storage.columns[path] === 'string') continue;
        const name = `document_${createHash('sha256').update(`${storage.entity} ${path}`).digest('hex').slice(0, 16)}`;
        await sql`${sql.raw(withoutTimeout('create index if not exists'))} ${sql.id(name)} on document ((${column}))
          where entity = ${sql.lit(storage.entity)}`.execute(db);
      }
    }
  });
}

function searchedPaths(id: string, release: Release): readonly string[] {
  const entity = release.entities[id];
  const owned = Object.values(entity?.owners ?? {}).flatMap((paths) => Object.keys(paths));
  const related = (entity?.properties ?? []).flatMap(({ by }) => by ?? []);
  const filtered = Object.values(release.operations)
    .filter(({ of }) => of === id)
    .flatMap(({ filter, query }) => [...(filter?.fields ?? []), ...query].map(({ path }) => path));
  const state = Object.values(release.lifecycles).flatMap(({ of, at }) => (of === id ? [at] : []));
  return [...new Set([...owned, ...related, ...filtered, ...state])].filter((path) => path !== entity?.key);
}
