import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import { type EntityModel, readPath, writePath } from '#engine';
import type { EntityStorage, Key } from '../contract/EntityStorage.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { prepared, preparedPrefix } from '../database/preparedStatements.ts';
import { withStoredValues } from './withStoredValues.ts';

type Json = Readonly<Record<string, unknown>>;

/** A list property with a table of its own, one row per item in the order of `position`. */
export interface StoredList {
  readonly table: string;
  /** Column that references the parent. */
  readonly parent: string;
  readonly where: Readonly<Record<string, string>>;
  /** Path below the list → column. Other properties are stored in `attributes`. */
  readonly columns: Readonly<Record<string, string>>;
}

export interface RecordStoreOptions {
  readonly entity: string;
  readonly table: string;
  readonly partitioned?: EntityStorage['partitioned'];
  /** The key property and its column. */
  readonly key: { readonly path: string; readonly column: string };
  /**
   * Path → column of what is listed, filtered, sorted or used for ownership. Other properties are stored in
   * `attributes`.
   */
  readonly columns: Readonly<Record<string, string>>;
  readonly lists?: Readonly<Record<string, StoredList>>;
  /** Lists of a related record, by their full path. They can be used for ownership and filters, but not written. */
  readonly related?: EntityStorage['lists'];
  readonly keyType?: 'string' | 'number';
  /** The table counts the changes of a row in its column `version`. */
  readonly versioned?: boolean;
  /** Properties whose values the event log does not store. */
  readonly secrets?: readonly string[];
  /** Path → SQL of computed properties, so that they can be used for sorting and filters. */
  readonly computed?: EntityStorage['columns'];
  /** All words that its records are found by. */
  readonly searchText?: EntityStorage['searchText'];
}

/** Which records to load, and in which order. The statement is prepared, so its text must not depend on values. */
export interface RecordsWhere {
  readonly where: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

export interface NewRecord {
  readonly record: Json;
  /** Columns that are not properties of the entity; the same ones for all records of a statement. */
  readonly extra: Json;
}

/** A writable storage of an entity. */
export interface RecordStore extends EntityStorage {
  /** Inserts a record and returns its key. The columns of `extra` are not properties of the entity. */
  insert(db: Queries, record: Json, model: EntityModel, extra?: Json): Promise<Key>;
  /** Writes only the stored values of computed properties of a record. */
  rewrite(db: Queries, key: Key, record: Json, model: EntityModel): Promise<void>;
  /** Replaces a stored record and returns it with its current version. */
  update(db: Queries, key: Key, record: Json, model: EntityModel): Promise<Json>;
}

/** A record store with a table of its own. */
export interface TableStore extends RecordStore {
  /**
   * Inserts records with one statement and returns their keys in the same order. Either all of them have a key, or the
   * database generates all keys.
   */
  insertAll(db: Queries, records: readonly NewRecord[], model: EntityModel): Promise<readonly Key[]>;
  /** Returns the records that satisfy a condition. */
  loadWhere(db: Queries, asked: RecordsWhere): Promise<readonly Json[]>;
}

/** Returns whether a storage is a record store. */
export function isRecordStore(storage: EntityStorage): storage is RecordStore {
  return 'insert' in storage && 'update' in storage;
}

/** Column with the number of changes. */
const versionColumn = { version: 'version' } as const;

/** Returns the record with its current version, if the entity has this property. */
export function versioned(model: EntityModel, record: Json, version: number | undefined): Json {
  const isShown = model.properties.some(({ path }) => path === versionColumn.version);
  return isShown && version !== undefined ? { ...record, version } : record;
}

/** Creates a storage with a table: listed properties in columns, all others in `attributes`. */
export function createRecordStore(given: RecordStoreOptions): TableStore {
  const isVersioned = given.versioned === true;
  const options = isVersioned ? { ...given, columns: { ...given.columns, ...versionColumn } } : given;
  const { entity, table, key, columns, lists = {} } = options;
  return {
    entity,
    table,
    key: key.column,
    ...(options.partitioned === undefined ? {} : { partitioned: options.partitioned }),
    ...(options.keyType === undefined ? {} : { keyType: options.keyType }),
    ...(options.secrets === undefined ? {} : { secrets: options.secrets }),
    columns: { [key.path]: key.column, ...columns, ...options.computed },
    ...(options.searchText === undefined ? {} : { searchText: options.searchText }),
    lists: {
      ...Object.fromEntries(
        Object.entries(lists).map(([name, list]) => [
          name,
          { table: list.table, join: { [list.parent]: key.column }, where: list.where, columns: list.columns },
        ]),
      ),
      ...options.related,
    },
    load: (db, keys) => load(db, keys, options),
    loadWhere: (db, asked) => loadWhere(db, asked, options),
    async insert(db, record, model, extra = {}) {
      const [stored] = await insertAll(db, [{ record, extra }], model, options);
      if (stored === undefined) throw new Error(`The ${entity} was not stored.`);
      return stored;
    },
    insertAll: (db, records, model) => insertAll(db, records, model, options),
    async rewrite(db, stored, record, model) {
      const row = toRow(record, model, options);
      const sets = Object.keys(row).map((name) => sql`${sql.ref(name)} = ${columnValue(row[name])}`);
      await sql`update ${sql.table(table)} set ${sql.join(sets)} where ${sql.ref(key.column)} = ${stored}`.execute(db);
    },
    async update(db, stored, record, model) {
      const row = toRow(record, model, options);
      const sets = Object.keys(row).map((name) => sql`${sql.ref(name)} = ${columnValue(row[name])}`);
      const written = await sql<{ version: number }>`${preparedPrefix}update ${sql.table(table)} set ${sql.join(sets)}
        where ${sql.ref(key.column)} = ${stored} returning ${isVersioned ? sql.ref('version') : sql`1`} as version`.execute(
        db,
      );
      await clearLists(db, stored, record, lists);
      await insertLists(db, stored, record, lists);
      return isVersioned ? versioned(model, record, written.rows[0]?.version) : record;
    },
  };
}

async function insertAll(
  db: Queries,
  records: readonly NewRecord[],
  model: EntityModel,
  options: RecordStoreOptions,
): Promise<readonly Key[]> {
  const rows = records.map(({ record, extra }): Json => ({ ...toRow(record, model, options), ...extra }));
  const keys = await insertRows(db, rows, options);
  for (const [index, { record }] of records.entries()) {
    const key = keys[index];
    if (key !== undefined) await insertLists(db, key, record, options.lists);
  }
  return keys;
}

/**
 * Returns the insert of rows with the columns of the first one. Its text is not made with the query builder, whose
 * objects for each column of each row were most of the memory that an import left to the garbage collector.
 */
function insertOf(table: string, rows: readonly Json[], end = ''): CompiledQuery {
  const names = Object.keys(rows[0] ?? {});
  const parameters = rows.flatMap((row) => names.map((name) => row[name] ?? null));
  const values = rows.map(
    (_row, at) => `(${names.map((_name, index) => `$${at * names.length + index + 1}`).join(', ')})`,
  );
  const text = `insert into ${quoted(table)} (${names.map(quoted).join(', ')}) values ${values.join(', ')} ${end}`;
  return CompiledQuery.raw(text.trimEnd(), parameters);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Inserts rows with the same columns and returns their keys in the same order. */
async function insertRows(
  db: Queries,
  rows: readonly Json[],
  { entity, table, key }: RecordStoreOptions,
): Promise<readonly Key[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const inserted = await db.executeQuery<{ key: Key }>(insertOf(table, rows, `returning ${quoted(key.column)} as key`));
  if (inserted.rows.length !== rows.length) throw new Error(`A ${entity} was not stored.`);
  const given = rows.map((row) => row[key.column]);
  if (given.every(isKey)) return given;
  // Generated keys ascend in the order of the values. The database does not promise an order of what it returns.
  return inserted.rows.map((row) => row.key).toSorted((left, right) => Number(left) - Number(right));
}

function isKey(value: unknown): value is Key {
  return typeof value === 'string' || typeof value === 'number';
}

/** Lists in one table below the same parent, which one statement reads. */
interface ListGroup {
  readonly text: string;
  readonly parent: string;
  readonly lists: readonly (readonly [name: string, list: StoredList])[];
}

/** The statements that load records. The keys are their only parameter. */
interface Loading {
  readonly rows: string;
  readonly groups: readonly ListGroup[];
}

const loadingBefore = new WeakMap<RecordStoreOptions, Loading>();

type StoredRow = Record<string, unknown>;

async function load(db: Queries, keys: readonly Key[], options: RecordStoreOptions): Promise<readonly Json[]> {
  if (keys.length === 0) return [];
  const { rows: text } = loadingOf(db, options);
  const [rows, lists] = await Promise.all([readRows(db, text, keys), loadLists(db, keys, options)]);
  return toRecords(rows, lists, options);
}

async function loadWhere(
  db: Queries,
  { where, order }: RecordsWhere,
  options: RecordStoreOptions,
): Promise<readonly Json[]> {
  const statement = sql`${selectRows(options)} where ${where} order by ${order}`.compile(db);
  const { rows } = await db.executeQuery<StoredRow>(
    CompiledQuery.raw(prepared(statement.sql), [...statement.parameters]),
  );
  const keys = rows.map((row) => toKey(row[options.key.column]));
  return toRecords(rows, await loadLists(db, keys, options), options);
}

function toKey(value: unknown): Key {
  return typeof value === 'number' ? value : String(value);
}

function loadingOf(db: Queries, options: RecordStoreOptions): Loading {
  const loading = loadingBefore.get(options) ?? prepareLoading(db, options);
  loadingBefore.set(options, loading);
  return loading;
}

async function readRows(db: Queries, text: string, values: readonly Key[]): Promise<readonly StoredRow[]> {
  const { rows } = await db.executeQuery<StoredRow>(CompiledQuery.raw(text, [values]));
  return rows;
}

/** A list of the records, with its items by their parent. */
interface LoadedList {
  readonly name: string;
  readonly list: StoredList;
  readonly byParent: ReadonlyMap<unknown, readonly StoredRow[]>;
}

async function loadLists(
  db: Queries,
  keys: readonly Key[],
  options: RecordStoreOptions,
): Promise<readonly LoadedList[]> {
  const { groups } = loadingOf(db, options);
  if (groups.length === 0 || keys.length === 0) return [];
  const loaded = groups.map(async ({ text, parent, lists }) => {
    const byParent = Map.groupBy(await readRows(db, text, keys), (item) => item[parent]);
    return lists.map(([name, list]) => ({ name, list, byParent }));
  });
  return (await Promise.all(loaded)).flat();
}

function toRecords(
  rows: readonly StoredRow[],
  lists: readonly LoadedList[],
  options: RecordStoreOptions,
): readonly Json[] {
  const columns = { [options.key.path]: options.key.column, ...options.columns };
  return rows.map((row) => {
    const record = fromRow(row, columns);
    for (const { name, list, byParent } of lists) {
      const items = byParent.get(row[options.key.column]) ?? [];
      record[name] = items.filter((item) => isOfList(item, list)).map((item) => fromRow(item, list.columns));
    }
    return record;
  });
}

function isOfList(item: Record<string, unknown>, { where }: StoredList): boolean {
  return Object.entries(where).every(([column, value]) => item[column] === value);
}

function namesOf(all: readonly string[]): RawBuilder<unknown> {
  return sql.join([...new Set(all)].map((name) => sql.ref(name)));
}

function selectRows({ table, key, columns }: RecordStoreOptions): RawBuilder<unknown> {
  return sql`select ${namesOf([key.column, ...Object.values(columns), 'attributes'])} from ${sql.table(table)}`;
}

function prepareLoading(db: Queries, options: RecordStoreOptions): Loading {
  const { key, lists = {} } = options;
  const text = (statement: RawBuilder<unknown>): string => prepared(statement.compile(db).sql);
  const byTable = Map.groupBy(Object.entries(lists), ([, list]) => `${list.table} ${list.parent}`);
  const groups = [...byTable.values()].flatMap((own): ListGroup[] => {
    const [first] = own;
    if (first === undefined) return [];
    const [, { table: listTable, parent }] = first;
    const wanted = own.flatMap(([, list]) => [...Object.values(list.columns), ...Object.keys(list.where)]);
    const parts = own.map(([, { where }]) => {
      const equal = Object.entries(where).map(([column, value]) => sql`${sql.ref(column)} = ${sql.lit(value)}`);
      return equal.length === 0 ? sql`true` : sql`(${sql.join(equal, sql` and `)})`;
    });
    const statement = sql`select ${namesOf([parent, ...wanted, 'attributes'])} from ${sql.table(listTable)}
      where ${sql.ref(parent)} = any(${[]}) and (${sql.join(parts, sql` or `)}) order by position, id`;
    return [{ text: text(statement), parent, lists: own }];
  });
  const rows = sql`${selectRows(options)} where ${sql.ref(key.column)} = any(${[]})`;
  return { rows: text(rows), groups };
}

/** Lists are replaced completely: they are short, and their order is part of the record. */
async function clearLists(db: Queries, key: Key, record: Json, lists: RecordStoreOptions['lists'] = {}): Promise<void> {
  for (const [name, list] of Object.entries(lists)) {
    if (!Array.isArray(record[name])) continue;
    const where = Object.entries(list.where).map(([column, value]) => sql`and ${sql.ref(column)} = ${value}`);
    await sql`delete from ${sql.table(list.table)} where ${sql.ref(list.parent)} = ${key} ${sql.join(where, sql` `)}`.execute(
      db,
    );
  }
}

async function insertLists(
  db: Queries,
  key: Key,
  record: Json,
  lists: RecordStoreOptions['lists'] = {},
): Promise<void> {
  const found = Object.entries(lists).flatMap(([name, list]) => {
    const items = record[name];
    if (!Array.isArray(items)) return [];
    return items.map((item: unknown, position) => ({
      table: list.table,
      row: { ...splitRow(item, list.columns), ...list.where, [list.parent]: key, position },
    }));
  });
  // One statement per table, because its triggers run for each one.
  const together = Map.groupBy(found, ({ table, row }) => [table, ...Object.keys(row)].join(' '));
  for (const rows of together.values()) {
    const [first] = rows;
    if (first === undefined) continue;
    await db.executeQuery(
      insertOf(
        first.table,
        rows.map(({ row }) => row),
      ),
    );
  }
}

function toRow(record: Json, model: EntityModel, options: RecordStoreOptions): Record<string, unknown> {
  const plain: Record<string, unknown> = {};
  const whole = withStoredValues(model, record);
  for (const property of model.properties) {
    const value = whole[property.path];
    const isComputed = property.value !== undefined && property.kept !== true;
    const derived = isComputed || property.by !== undefined || property.path in (options.lists ?? {});
    if (!derived && value !== undefined) plain[property.path] = value;
  }
  const row = splitRow(plain, { [options.key.path]: options.key.column, ...options.columns });
  // The table counts changes with a trigger.
  if (options.versioned === true) delete row[versionColumn.version];
  // A generated key is not inserted.
  if (row[options.key.column] === null) delete row[options.key.column];
  return row;
}

/** Splits a record into columns and attributes. */
function splitRow(record: unknown, columns: Readonly<Record<string, string>>): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  let rest: unknown = record;
  for (const [path, column] of Object.entries(columns)) {
    row[column] = readPath(rest, path) ?? null;
    rest = writePath(rest, path, undefined);
  }
  return { ...row, attributes: JSON.stringify(rest ?? {}) };
}

function fromRow(row: Record<string, unknown>, columns: Readonly<Record<string, string>>): Record<string, unknown> {
  const attributes = row['attributes'];
  const record: Record<string, unknown> = { ...asJson(attributes) };
  const written = new Map<string, Record<string, unknown>>();
  for (const [path, column] of Object.entries(columns)) {
    const value = row[column];
    if (value === null || value === undefined) continue;
    const dot = path.indexOf('.');
    if (dot < 0) {
      record[path] = value;
      continue;
    }
    // All columns below one name share one copy of its value.
    const name = path.slice(0, dot);
    const below = written.get(name) ?? { ...asJson(record[name]) };
    written.set(name, below);
    const rest = path.slice(dot + 1);
    if (rest.includes('.')) Object.assign(below, writePath(below, rest, value));
    else below[rest] = value;
    record[name] = below;
  }
  return record;
}

function columnValue(value: unknown) {
  return sql`${value ?? null}`;
}

function asJson(value: unknown): Json {
  return isJson(value) ? value : {};
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
