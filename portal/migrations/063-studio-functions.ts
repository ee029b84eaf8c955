import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Administrators could read, write and publish definitions before there were functions for it, and still can. */
export const studioFunctions: Migration = {
  async up(db) {
    await sql`update account set functional_ids = array(
        select distinct function from unnest(account.functional_ids || array[2201, 2202, 2203]) as function order by function)
      where exists (select from unnest(account.roles) as role where lower(trim(role)) in ('admin', 'superadmin'))`.execute(
      db,
    );
  },
};
