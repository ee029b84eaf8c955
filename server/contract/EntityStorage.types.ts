import type { RawBuilder } from 'kysely';
import type { Queries } from '../database/Database.types.ts';

export type Key = string | number;

/** A column by its name, or SQL over the table's alias (a value inside `attributes`, a computed one). */
export type ColumnSource = string | ((alias: string) => RawBuilder<unknown>);

/** Where the items of a list property live: one row per item, joined by columns of the parent. */
export interface ListStorage {
  /** A table by its name, or SQL over the parent's alias whose rows are the items. */
  readonly table: ColumnSource;
  /** Column of the list's table → column of the parent's table. */
  readonly join: Readonly<Record<string, string>>;
  /** Constant columns that tell this list from others of the same table. */
  readonly where?: Readonly<Record<string, Key | boolean>>;
  /** Path below the list property → column. */
  readonly columns: Readonly<Record<string, ColumnSource>>;
}

/** How the records of one entity are found in SQL. Ownership, filters, sorting and pages all read this one map. */
export interface EntityStorage {
  readonly entity: string;
  readonly table: string;
  /** Constant columns that tell its rows from others of the same table. */
  readonly where?: Readonly<Record<string, string>>;
  /** Name of its records in the event log, where it is not the entity's. */
  readonly log?: string;
  /** Column of the entity's key. */
  readonly key: string;
  /** Numbers are compared as numbers, and a key that is none is unknown. */
  readonly keyType?: 'string' | 'number';
  /** Plain property path → column; what is listed can be owned, filtered and sorted by. */
  readonly columns: Readonly<Record<string, ColumnSource>>;
  /** List property → its own table. */
  readonly lists?: Readonly<Record<string, ListStorage>>;
  /** Properties that open something, such as an access code: the event log does not keep their values. */
  readonly secrets?: readonly string[];
  /** Records of these keys in any order; computed properties are added by the engine afterwards. */
  load(db: Queries, keys: readonly Key[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** Entity id → its storage. */
export type StorageMap = ReadonlyMap<string, EntityStorage>;
