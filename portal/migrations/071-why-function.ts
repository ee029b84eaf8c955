import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Administrators get the function that explains pages. It shows nothing that the page does not have already. */
export const whyFunction: Migration = {
  async up(db) {
    await sql`update account set functional_ids = array(
        select distinct function from unnest(account.functional_ids || array[2206]) as function order by function)
      where exists (select from unnest(account.roles) as role where lower(trim(role)) in ('admin', 'superadmin'))`.execute(
      db,
    );
  },
};
