import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The contractor type of an organisation decides which documents it is asked for. An organisation that has none gets SV
 * when a subvendor signs in for it, and otherwise IC when it is on a project.
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
