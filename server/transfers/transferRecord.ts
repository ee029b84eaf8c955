import { sql } from 'kysely';
import type { Release } from '#engine';
import type { EntityStorage } from '../contract/EntityStorage.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { columnOf, openRecords } from '../releases/countInstances.ts';
import type { Moved } from './transferDraft.ts';

interface RecordMove {
  readonly entity: string;
  readonly storage: EntityStorage;
  /** The release that the record has. */
  readonly from: Release;
  readonly to: Release;
}

/**
 * Gives an open record another release, in which its answers are asked from then on. Stored answers are not changed. It
 * is refused if the lifecycle of the other release does not have its state.
 */
export async function transferRecord(
  db: Queries,
  key: string,
  { entity, storage, from, to }: RecordMove,
): Promise<Moved> {
  const own = sql`${openRecords(from, entity, storage)} and ${sql.ref(`t.${storage.key}`)}::text = ${key}`;
  const lifecycle = Object.values(from.lifecycles).find(({ of }) => of === entity);
  const state = (lifecycle && columnOf(storage, lifecycle.at)) ?? sql`null`;
  const { rows } = await sql<{ state: unknown }>`select ${state} as state from ${sql.table(storage.table)} as t
    where ${own} for update`.execute(db);
  const [row] = rows;
  if (row === undefined) return { reason: 'ended' };
  if (typeof row.state === 'string' && !hasState(to, entity, row.state)) return { reason: 'state' };
  await sql`update ${sql.table(storage.table)} as t set release = ${to.hash} where ${own}`.execute(db);
  return {};
}

function hasState({ lifecycles }: Release, entity: string, state: string): boolean {
  const own = Object.values(lifecycles).filter(({ of }) => of === entity);
  return own.some(
    ({ events, states }) =>
      states.some((one) => one.state === state) || events.some(({ from, to }) => from.includes(state) || to === state),
  );
}
