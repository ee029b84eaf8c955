import type { RawBuilder } from 'kysely';
import type { Queries } from '../database/Database.types.ts';

export type Key = string | number;

/** A column by its name, or SQL over the table's alias (a value inside `attributes`, a computed one). */
export type ColumnSource = string | ((alias: string) => RawBuilder<unknown>);

/** Storage of the items of a list property: one row per item, joined by columns of the parent. */
export interface ListStorage {
  /** A table by its name, or SQL over the parent's alias whose rows are the items. */
  readonly table: ColumnSource;
  /** Column of the list's table → column of the parent's table. */
  readonly join: Readonly<Record<string, string>>;
  /** Constant columns that distinguish this list from others of the same table. */
  readonly where?: Readonly<Record<string, Key | boolean>>;
  /** Path below the list property → column. */
  readonly columns: Readonly<Record<string, ColumnSource>>;
}

/** How the records of one entity are stored in SQL. Ownership, filters, sorting and pages all use this map. */
export interface EntityStorage {
  readonly entity: string;
  readonly table: string;
  /** Constant columns that distinguish its rows from others of the same table. */
  readonly where?: Readonly<Record<string, string>>;
  /** Name of the entity in the event log, if it differs. */
  readonly log?: string;
  /**
   * The table has partitions, so finding a plan takes longer than running it, and plans are kept. Properties whose values
   * select few rows can be filtered by with any plan.
   */
  readonly partitioned?: { readonly fewRowsBy: readonly string[] };
  /** Column of the entity's key. */
  readonly key: string;
  /** With `number`, keys are compared as numbers, and a key that is not a number is unknown. */
  readonly keyType?: 'string' | 'number';
  /** Plain property path → column. Only listed properties can be used for ownership, filters and sorting. */
  readonly columns: Readonly<Record<string, ColumnSource>>;
  /**
   * All words that records are found by, in lower case and each with a space before it. Two indexes can be made of it:
   * its trigrams for misspelt words, and its words for what they begin with (docs/decisions/0218). Without it, the
   * columns of the properties are read.
   */
  readonly searchText?: ColumnSource;
  /** List property → its own table. */
  readonly lists?: Readonly<Record<string, ListStorage>>;
  /** Secret properties, such as an access code. The event log does not store their values. */
  readonly secrets?: readonly string[];
  /** Returns the records of these keys in any order. The engine adds computed properties afterwards. */
  load(db: Queries, keys: readonly Key[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** Entity id → its storage. */
export type StorageMap = ReadonlyMap<string, EntityStorage>;
