import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Columns for sorting lists of accounts. */
const sorted = ['first_name', 'last_name', 'email', 'username'] as const;

/** Indexes for lists of accounts, which do not include closed accounts. */
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
