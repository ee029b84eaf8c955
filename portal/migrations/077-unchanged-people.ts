import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const present = (side: 'manager' | 'contractor') => sql`(
  select p.first_name || ' ' || p.last_name as name, p.logical_name as login from project_person p
  where p.project_number = project.project_number and p.side = ${sql.lit(side)} and p.end_date is null
  order by p.position, p.id limit 1)`;

/**
 * A project is written only if the names of its current people change: each write of a project adds an entry to each of
 * its indexes.
 */
export const unchangedPeople: Migration = {
  async up(db) {
    await sql`create or replace function keep_present_people() returns trigger language plpgsql as $$
      begin
        update project set manager_name = present.manager_name, manager_login = present.manager_login,
          contractor_name = present.contractor_name, contractor_login = present.contractor_login
        from (select project.project_number, manager.name as manager_name, manager.login as manager_login,
            contractor.name as contractor_name, contractor.login as contractor_login
          from project
            left join lateral ${present('manager')} manager on true
            left join lateral ${present('contractor')} contractor on true
          where project.project_number in (select project_number from changed)) present
        where project.project_number = present.project_number
          and (project.manager_name, project.manager_login, project.contractor_name, project.contractor_login)
            is distinct from
            (present.manager_name, present.manager_login, present.contractor_name, present.contractor_login);
        return null;
      end $$`.execute(db);
  },
};
