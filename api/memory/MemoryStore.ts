import { type EntityModel, isDeepEqual, isRecord, mergeRecords, type Release, readPath } from '#engine';

export type Row = Readonly<Record<string, unknown>>;

/** Records by entity, in memory. */
export interface MemoryStore {
  readonly list: (entity: string) => readonly Row[];
  readonly find: (entity: string, key: unknown) => Row | undefined;
  /** Stores a new record. Creates a key if it has none. */
  readonly insert: (entity: string, record: Row) => Row;
  readonly replace: (entity: string, before: Row, after: Row) => void;
  readonly remove: (entity: string, record: Row) => void;
  /** Runs `work` as a transaction: if it throws, all changes are rolled back. */
  readonly whole: <T>(work: () => T) => T;
  /** The record with the records that its properties refer to by key. */
  readonly join: (entity: string, record: Row) => Row;
}

/** Creates a store with copies of the given records. */
export function createMemoryStore(
  release: Release,
  records: Readonly<Record<string, readonly unknown[]>>,
): MemoryStore {
  const tables = new Map<string, Row[]>();
  for (const [entity, rows] of Object.entries(records)) {
    tables.set(
      entity,
      structuredClone(rows.filter(isRecord)).map((row) => ({ ...row })),
    );
  }
  const table = (entity: string): Row[] => {
    const known = tables.get(entity);
    if (known) return known;
    const made: Row[] = [];
    tables.set(entity, made);
    return made;
  };
  const entityOf = (id: string): EntityModel | undefined =>
    Object.hasOwn(release.entities, id) ? release.entities[id] : undefined;
  const keyOf = (entity: string): string => entityOf(entity)?.key ?? 'id';
  const find = (entity: string, key: unknown): Row | undefined =>
    table(entity).find((row) => String(readPath(row, keyOf(entity))) === String(key));
  return {
    list: (entity) => table(entity),
    find,
    insert: (entity, record) => {
      const key = keyOf(entity);
      const own = readPath(record, key) ?? nextKey(entityOf(entity), table(entity), key);
      const stored = mergeRecords(record, { [key]: own });
      table(entity).push(stored);
      return stored;
    },
    replace: (entity, before, after) => {
      const rows = table(entity);
      const place = rows.findIndex((row) => isDeepEqual(row, before));
      if (place >= 0) rows[place] = after;
    },
    remove: (entity, record) => {
      const rows = table(entity);
      const place = rows.findIndex((row) => isDeepEqual(row, record));
      if (place >= 0) rows.splice(place, 1);
    },
    whole: (work) => {
      const before = new Map([...tables].map(([entity, rows]) => [entity, [...rows]]));
      try {
        return work();
      } catch (error) {
        tables.clear();
        for (const [entity, rows] of before) tables.set(entity, rows);
        throw error;
      }
    },
    join: (entity, record) => {
      let joined = record;
      for (const { path, by, entity: other } of entityOf(entity)?.properties ?? []) {
        if (by === undefined || other === undefined || readPath(record, path) !== undefined) continue;
        const found = find(other, readPath(record, by));
        if (found) joined = { ...joined, [path]: found };
      }
      return joined;
    },
  };
}

function nextKey(entity: EntityModel | undefined, rows: readonly Row[], key: string): unknown {
  const isText = entity?.properties.find(({ path }) => path === key)?.type === 'string';
  if (isText) return `${entity?.id}-${rows.length + 1}`;
  const numbers = rows.map((row) => Number(readPath(row, key))).filter(Number.isFinite);
  return Math.max(0, ...numbers) + 1;
}
