import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const present = (side: 'manager' | 'contractor') => sql`(
  select p.first_name || ' ' || p.last_name as name, p.logical_name as login from project_person p
  where p.project_number = changed_number and p.side = ${sql.lit(side)} and p.end_date is null
  order by p.position, p.id limit 1)`;

/**
 * The names of current people are looked up project by project. PostgreSQL plans a statement with the changed rows of a
 * trigger anew each time, which took longer than the lookup; a statement with a project number is planned once.
 */
export const plannedPeople: Migration = {
  async up(db) {
    await sql`create or replace function keep_present_people() returns trigger language plpgsql as $$
      declare
        changed_number text;
      begin
        for changed_number in select distinct project_number from changed loop
          update project set manager_name = manager.name, manager_login = manager.login,
            contractor_name = contractor.name, contractor_login = contractor.login
          from (values (1)) as one
            left join lateral ${present('manager')} manager on true
            left join lateral ${present('contractor')} contractor on true
          where project.project_number = changed_number
            and (project.manager_name, project.manager_login, project.contractor_name, project.contractor_login)
              is distinct from (manager.name, manager.login, contractor.name, contractor.login);
        end loop;
        return null;
      end $$`.execute(db);
  },
};
