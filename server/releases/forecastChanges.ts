import type { Release } from '#engine';
import type { StorageMap } from '../contract/EntityStorage.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { countDrafts, countRecords } from './countInstances.ts';
import type { DefinitionChange } from './diffFiles.ts';
import { type Orphan, orphanedAnswers, orphanedProperties, orphanedStates } from './findOrphans.ts';
import { findUses } from './findUses.ts';

/** A change with what stands under the live release that it touches. */
export interface ForecastChange extends DefinitionChange {
  /** Wizards that are begun and not finished. */
  readonly drafts: number;
  /** Stored records that may still move, or all of a kind without a lifecycle. */
  readonly records: number;
  /** What would be lost if those were moved to the new release. They are not: they end under their own. */
  readonly losses: readonly Orphan[];
}

interface Forecasting {
  readonly db: Queries;
  readonly storages: StorageMap;
  readonly live: Release;
  /** Absent when the gate refuses the set; then nothing can be lost by it. */
  readonly next?: Release;
  readonly changes: readonly DefinitionChange[];
}

/** How many open instances each change touches, and what they would lose. Reads only. */
export async function forecastChanges(input: Forecasting): Promise<readonly ForecastChange[]> {
  const { db, storages, live, next, changes } = input;
  const forecast: ForecastChange[] = [];
  for (const change of changes) {
    const uses = findUses(live, change);
    const drafts = await countDrafts(db, { wizards: uses.wizards, release: live.hash });
    let records = 0;
    for (const entity of uses.entities)
      records += await countRecords(db, { live, entity, storage: storages.get(entity) });
    const given = { db, storages, live, uses, ...change };
    const losses =
      next === undefined
        ? []
        : [
            ...(await orphanedAnswers({ ...given, next })),
            ...(await orphanedStates({ ...given, next })),
            ...(await orphanedProperties({ ...given, next })),
          ];
    forecast.push({ ...change, drafts, records, losses });
  }
  return forecast;
}
