import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Completes the status of projects whose client had its answers before they were created. */
export const reusedAnswers: Migration = {
  async up(db) {
    await sql`update project_person
      set attributes = project_person.attributes || '{"conflictStatus":"COMPLETE"}'
      from project
      where project.project_number = project_person.project_number
        and project_person.side = 'contractor'
        and exists (
          select 1 from conflict_response
          join account on account.sub_vendor_id = conflict_response.organization_id
          where account.email = project_person.logical_name
            and conflict_response.company_id = project.company_id
            and conflict_response.region_id = project.region_id)`.execute(db);
  },
};
