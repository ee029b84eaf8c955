import type { EntityStorage } from '#server';

/** Successful and refused sign-ins, as the server records them. */
export const signInStore: EntityStorage = {
  entity: 'sign-in',
  table: 'sign_in',
  key: 'id',
  keyType: 'number',
  columns: { id: 'id', userId: 'account_id', at: 'at', method: 'method', result: 'result' },
  load: (db, keys) =>
    keys.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('sign_in')
          .select(['id', 'account_id as userId', 'at', 'method', 'result'])
          .where('id', 'in', keys.map(Number))
          .execute(),
};
