import type { Expression, RawBuilder, SqlBool } from 'kysely';
import type { EntityStorage, Key } from '../contract/EntityStorage.types.ts';
import type { Queries } from '../database/Database.types.ts';

/** In which order rows come; rows of the same value, and all rows without a column, come by their key. */
export interface RowOrder {
  readonly column?: RawBuilder<unknown>;
  /** The column stands in the table as it is, so that an index of it and the key can be walked. */
  readonly isPlain: boolean;
  readonly descending: boolean;
}

/** Rows of a storage: which, and in what order. What has no value comes last, whatever the direction. */
export interface Selection {
  readonly db: Queries;
  readonly storage: EntityStorage;
  readonly where: Expression<SqlBool>;
  readonly order: RowOrder;
}

/** Where a row stands in an order: its value as text, its key, and how many rows come before it. */
export interface Anchor {
  readonly at: number;
  readonly value: string | null;
  readonly key: Key;
}
