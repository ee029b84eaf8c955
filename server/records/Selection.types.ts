import type { Expression, RawBuilder, SqlBool } from 'kysely';
import type { EntityStorage, Key } from '../contract/EntityStorage.types.ts';
import type { Queries } from '../database/Database.types.ts';

/** Order of rows. Rows with equal values, and all rows if there is no column, are ordered by their key. */
export interface RowOrder {
  readonly column?: RawBuilder<unknown>;
  /** The column is a plain column of the table, so that an index of it and the key can be used. */
  readonly isPlain: boolean;
  readonly descending: boolean;
}

/** Selected rows of a storage and their order. Null values are last in both directions. */
export interface Selection {
  readonly db: Queries;
  readonly storage: EntityStorage;
  readonly where: Expression<SqlBool>;
  readonly order: RowOrder;
  /** One plan suits all values of the condition, so its statements are prepared. */
  readonly isPrepared?: boolean;
}

/** Position of a row in an order: its value as text, its key, and the number of rows before it. */
export interface Anchor {
  readonly at: number;
  readonly value: string | null;
  readonly key: Key;
}
