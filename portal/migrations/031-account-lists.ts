import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Columns that lists of accounts are sorted by. */
const sorted = ['first_name', 'last_name', 'email', 'username'] as const;

/** Lists of accounts are walked in their order. Closed accounts are in none of them. */
export const accountLists: Migration = {
  async up(db) {
    for (const column of sorted) {
      await sql`create index ${sql.id(`account_list_${column}`)} on account (${sql.ref(column)}, id) where active`.execute(
        db,
      );
    }
    await sql`create index account_roles on account using gin (roles) where active`.execute(db);
  },
};
