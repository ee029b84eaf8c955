import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Copies the functions of the live release's roles into each account. From now on, the stored list is effective. An
 * alias applies if no role has that name, as for a sign-in.
 */
export const storedFunctions: Migration = {
  async up(db) {
    await sql`with role as (
        select lower(role ->> 'role') as name, role -> 'aliases' as aliases, role -> 'functions' as functions
        from live_release join release on release.hash = live_release.hash,
          jsonb_array_elements(release.compiled -> 'access' -> 'roles') as role
      ), given as (
        select account.id, jsonb_array_elements_text(role.functions)::integer as function
        from account, unnest(account.roles) as written, role
        where lower(trim(written)) = role.name
          or (lower(trim(written)) in (select lower(alias) from jsonb_array_elements_text(role.aliases) as alias)
            and lower(trim(written)) not in (select name from role))
      )
      update account set functional_ids = array(
        select distinct function from (
          select unnest(account.functional_ids) as function
          union all select given.function from given where given.id = account.id
        ) as every order by function)
      where exists (select 1 from given where given.id = account.id)`.execute(db);
  },
};
