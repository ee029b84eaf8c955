import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Sets the contractor type of organisations, which determines their document types. An organisation without one gets SV
 * if a subvendor signs in for it, otherwise IC if it is on a project.
 */
export const contractorTypes: Migration = {
  async up(db) {
    await sql`update organization set attributes = attributes || jsonb_build_object('contractorType', case
        when exists (select from account where account.attributes ->> 'subVendorId' = organization.id::text
          and exists (select from unnest(account.roles) as role where lower(role) = 'subvendor')) then 'SV'
        else 'IC' end)
      where not attributes ? 'contractorType' and type = 'SubVendor'
        and (exists (select from project_person item where item.organization_id = organization.id)
          or exists (select from account where account.attributes ->> 'subVendorId' = organization.id::text))`.execute(
      db,
    );
  },
};
