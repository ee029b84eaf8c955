import type { Queries } from './Database.types.ts';

/** What a transaction has done itself, by name, so that it does not read it again. */
export interface TransactionMemory<Value> {
  readonly get: (db: Queries, name: string) => Value | undefined;
  /** Outside a transaction, nothing is kept: it may have changed before the next statement. */
  readonly set: (db: Queries, name: string, value: Value) => void;
}

/**
 * Creates a memory of transactions. It is gone with its transaction.
 *
 * @example
 *   const created = createTransactionMemory<number>();
 *   created.set(db, 'ann@library.example', id);
 *   created.get(db, 'ann@library.example') ?? (await findAccount(db, 'ann@library.example'));
 */
export function createTransactionMemory<Value>(): TransactionMemory<Value> {
  const values = new WeakMap<Queries, Map<string, Value>>();
  return {
    get: (db, name) => values.get(db)?.get(name),
    set: (db, name, value) => {
      if (!db.isTransaction) return;
      values.set(db, (values.get(db) ?? new Map<string, Value>()).set(name, value));
    },
  };
}
