import { sql } from 'kysely';
import type { Release } from '#engine';
import type { StorageMap } from '../contract/EntityStorage.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { countDrafts, countRecords, hasColumn } from '../releases/countInstances.ts';
import { type Orphan, orphanedAnswers, orphanedProperties, orphanedStates } from '../releases/findOrphans.ts';
import { findUses } from '../releases/findUses.ts';
import { readCompiled } from '../releases/storeRelease.ts';
import { removedNames } from './wizardNames.ts';

/** Open work of one kind that was started under another release than the live one. */
export interface StartedGroup {
  readonly kind: 'wizard' | 'record';
  /** The wizard or the entity. */
  readonly name: string;
  readonly release: string;
  readonly instances: number;
  /** What the live release would no longer ask for, have or show. */
  readonly losses: readonly Orphan[];
}

interface Asking {
  readonly db: Queries;
  readonly storages: StorageMap;
  readonly live: Release;
}

/** Older releases whose work is listed, the latest ones. */
const mostReleases = 20;

/** Returns started wizards and records with open questionnaires that have another release than the live one. */
export async function findStartedWork({ db, storages, live }: Asking): Promise<readonly StartedGroup[]> {
  const older = await db
    .selectFrom('release')
    .select('hash')
    .where('hash', '!=', live.hash)
    .orderBy('published_at', 'desc')
    .limit(mostReleases)
    .execute();
  const groups: StartedGroup[] = [];
  for (const { hash } of older) {
    const from = await readCompiled(db, hash);
    if (from !== undefined) groups.push(...(await groupsOf({ db, storages, live }, from)));
  }
  return groups;
}

/**
 * Returns the entities whose open records are questionnaires of a release. Without a lifecycle, it is unknown which
 * records are open, and what was submitted keeps its release.
 */
function askedEntities(release: Release): readonly string[] {
  const moving = Object.values(release.lifecycles).filter(({ events }) => events.length > 0);
  const flows = Object.keys(release.flows).map((definition) => ({ kind: 'flow', definition }));
  const asked = new Set(flows.flatMap((flow) => findUses(release, flow).entities));
  return [...asked].filter((entity) => moving.some(({ of }) => of === entity));
}

async function groupsOf({ db, storages, live }: Asking, from: Release): Promise<readonly StartedGroup[]> {
  const groups: StartedGroup[] = [];
  const { rows } = await sql<{ wizard: string; instances: number }>`select wizard, count(*)::integer as instances
    from draft where release = ${from.hash} and ended_at is null and version > 0
    group by wizard order by wizard`.execute(db);
  for (const { wizard, instances } of rows) {
    const losses = await lossesOfWizard(db, { from, live, wizard });
    groups.push({ kind: 'wizard', name: wizard, release: from.hash, instances, losses });
  }
  for (const entity of askedEntities(from)) {
    const storage = storages.get(entity);
    if (storage === undefined || !(await hasColumn(db, storage.table, 'release'))) continue;
    const instances = await countRecords(db, { live: from, entity, storage });
    if (instances === 0) continue;
    const losses = await lossesOfRecords({ db, storages, live }, from, entity);
    groups.push({ kind: 'record', name: entity, release: from.hash, instances, losses });
  }
  return groups;
}

interface Wizard {
  readonly from: Release;
  readonly live: Release;
  readonly wizard: string;
}

async function lossesOfWizard(db: Queries, { from, live, wizard }: Wizard): Promise<readonly Orphan[]> {
  const { fields, questions } = removedNames(from, live, wizard);
  const paths = [
    ...fields.map((name) => ({ name, path: `$.data.${JSON.stringify(name)}` })),
    ...questions.map((name) => ({ name: name.slice(1), path: `$.**.${JSON.stringify(name)}` })),
  ];
  const losses: Orphan[] = [];
  for (const { name, path } of paths) {
    const instances = await countDrafts(db, { wizards: [wizard], release: from.hash, path });
    if (instances > 0) losses.push({ what: 'answer', name, instances });
  }
  return losses;
}

async function lossesOfRecords(
  { db, storages, live }: Asking,
  from: Release,
  entity: string,
): Promise<readonly Orphan[]> {
  const given = { db, storages, live: from, next: live, change: 'changed', uses: usesOf(entity) } as const;
  const losses: Orphan[] = [];
  for (const definition of Object.keys(from.flows)) {
    if (!findUses(from, { kind: 'flow', definition }).entities.includes(entity)) continue;
    losses.push(...(await orphanedAnswers({ ...given, kind: 'flow', definition })));
  }
  for (const { id, of } of Object.values(from.lifecycles)) {
    if (of === entity) losses.push(...(await orphanedStates({ ...given, kind: 'lifecycle', definition: id })));
  }
  losses.push(...(await orphanedProperties({ ...given, kind: 'entity', definition: entity })));
  return losses.filter(({ instances }) => instances > 0);
}

function usesOf(entity: string) {
  return { wizards: [], entities: [entity], flows: [] };
}
