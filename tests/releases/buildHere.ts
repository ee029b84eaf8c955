import { buildRelease } from '#compiler';
import type { Queries } from '../../server/database/Database.types.ts';
import { applyChanges } from '../../server/releases/applyChanges.ts';
import type { ReleaseBuilder } from '../../server/releases/buildCandidate.ts';
import { readFiles } from '../../server/releases/storeRelease.ts';

/** Returns a builder that builds publications in this thread. A server builds them in another one. */
export function buildHere(db: Queries, base: string): ReleaseBuilder {
  return async (changes) => buildRelease(applyChanges((await readFiles(db, base)) ?? [], changes));
}
