import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Administrators, who can read every record, get the functions for previews of drafts. */
export const previewFunctions: Migration = {
  async up(db) {
    await sql`update account set functional_ids = array(
        select distinct function from unnest(account.functional_ids || array[2204, 2205]) as function order by function)
      where exists (select from unnest(account.roles) as role where lower(trim(role)) in ('admin', 'superadmin'))`.execute(
      db,
    );
  },
};
