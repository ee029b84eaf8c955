import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Release } from '#engine';
import type { StorageMap } from '../contract/EntityStorage.types.ts';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { withoutTimeout } from '../database/timeLimits.ts';
import { findColumn } from '../ownership/pathPredicate.ts';
import { isDocumentStore } from './createDocumentStore.ts';

/** Indexes what the definitions find documents by: owners, relations and the filters of lists. Indexes stay once made. */
export async function indexDocuments(database: DatabaseHandle, release: Release, storages: StorageMap): Promise<void> {
  await database.transaction(async (db) => {
    // An index of many rows takes longer than a request may.
    if (database.kind === 'postgres') await sql`set local statement_timeout = 0`.execute(db);
    // Two servers that begin together would both find an index missing.
    await sql`${sql.raw(withoutTimeout(`select pg_advisory_xact_lock(hashtext('document indexes'))`))}`.execute(db);
    for (const storage of storages.values()) {
      if (!isDocumentStore(storage)) continue;
      for (const path of searchedPaths(storage.entity, release)) {
        const column = findColumn(storage, path);
        // What is read from a related document can be in no index of this one.
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
