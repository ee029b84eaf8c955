import { type RawBuilder, sql } from 'kysely';
import type { Release } from '#engine';
import type { ColumnSource, EntityStorage } from '../contract/EntityStorage.types.ts';
import type { Queries } from '../database/Database.types.ts';

interface DraftQuestion {
  readonly wizards: readonly string[];
  readonly release: string;
  /** JSON path that restricts the drafts by their data. Absent: all drafts. */
  readonly path?: string;
}

/** Counts open drafts of these wizards that were started under the release. */
export async function countDrafts(db: Queries, { wizards, release, path }: DraftQuestion): Promise<number> {
  if (wizards.length === 0) return 0;
  const where = path === undefined ? sql`` : sql` and jsonb_path_exists(data, ${path}::text::jsonpath)`;
  return count(
    db,
    sql`select count(*) as n from draft where wizard in (${sql.join([...wizards])}) and release = ${release}
      and ended_at is null${where}`,
  );
}

interface RecordQuestion {
  readonly live: Release;
  readonly entity: string;
  readonly storage: EntityStorage | undefined;
  /** Additional condition on the records. Only open records of the live release are counted. */
  readonly where?: RawBuilder<unknown>;
}

/**
 * Counts the records of an entity that were created under the live release and are not in a final state; without a
 * lifecycle, all that were created under it. Returns 0 if the entity is not stored, or its records do not contain their
 * release.
 */
export async function countRecords(db: Queries, { live, entity, storage, where }: RecordQuestion): Promise<number> {
  if (storage === undefined || !(await hasColumn(db, storage.table, 'release'))) return 0;
  return count(
    db,
    sql`select count(*) as n from ${sql.table(storage.table)} as t
      where ${openRecords(live, entity, storage)} and ${where ?? sql`true`}`,
  );
}

/** Returns the condition on rows `t` of the open records of an entity that have this release. */
export function openRecords(live: Release, entity: string, storage: EntityStorage): RawBuilder<unknown> {
  const open = openStates(live, entity);
  const state = open === undefined ? undefined : columnOf(storage, open.at);
  const isOpen =
    open === undefined || state === undefined
      ? sql`true`
      : open.states.length === 0
        ? sql`false`
        : sql`${state} in (${sql.join([...open.states])})`;
  const own = Object.entries(storage.where ?? {}).map(([column, value]) => sql`${sql.ref(`t.${column}`)} = ${value}`);
  return sql`t.release = ${live.hash} and ${sql.join([isOpen, ...own], sql` and `)}`;
}

/** Returns the SQL of a property of `t`: its own column, or its path in `attributes`. */
export function columnOf(storage: EntityStorage, path: string): RawBuilder<unknown> | undefined {
  const source: ColumnSource | undefined = Object.hasOwn(storage.columns, path) ? storage.columns[path] : undefined;
  if (typeof source === 'string') return sql.ref(`t.${source}`);
  if (source !== undefined) return source('t');
  return sql`t.attributes #>> ${sql.val(path.split('.'))}::text[]`;
}

/** Returns whether a table has a column with this name. */
export async function hasColumn(db: Queries, table: string, column: string): Promise<boolean> {
  const found = await count(
    db,
    sql`select count(*) as n from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} and column_name = ${column}`,
  );
  return found > 0;
}

/** Returns the states with an outgoing event. Undefined if the entity has no lifecycle with events. */
function openStates(
  { lifecycles }: Release,
  entity: string,
): { readonly at: string; readonly states: readonly string[] } | undefined {
  const moving = Object.values(lifecycles).find(({ of, events }) => of === entity && events.length > 0);
  if (moving === undefined) return undefined;
  return { at: moving.at, states: [...new Set(moving.events.flatMap(({ from }) => from))] };
}

async function count(db: Queries, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await query.execute(db);
  const [row] = rows;
  return typeof row === 'object' && row !== null && 'n' in row ? Number(row.n) : 0;
}
