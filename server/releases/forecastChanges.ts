import type { Release } from '#engine';
import type { StorageMap } from '../contract/EntityStorage.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { countDrafts, countRecords } from './countInstances.ts';
import type { DefinitionChange } from './diffFiles.ts';
import { type Orphan, orphanedAnswers, orphanedProperties, orphanedStates } from './findOrphans.ts';
import { findUses } from './findUses.ts';

/** A change with the stored data of the live release that it affects. */
export interface ForecastChange extends DefinitionChange {
  /** Open drafts of wizards. */
  readonly drafts: number;
  /** Stored records that are not in a final state, or all records of an entity without a lifecycle. */
  readonly records: number;
  /** Data that the new release could not represent. Open instances keep their own release, so nothing is lost. */
  readonly losses: readonly Orphan[];
}

interface Forecasting {
  readonly db: Queries;
  readonly storages: StorageMap;
  readonly live: Release;
  /** Absent if the gate refuses the set. Then there are no orphans. */
  readonly next?: Release;
  readonly changes: readonly DefinitionChange[];
}

/** Counts the open instances that each change affects, and their orphans. Read-only. */
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
