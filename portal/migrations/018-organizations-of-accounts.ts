import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Moves the organisation of an account to the additional attributes of the portal. The column remains but is no longer
 * read. An account that a server of the previous version creates after this migration only has its organisation there.
 */
export const organizationsOfAccounts: Migration = {
  async up(db) {
    await sql`update account
      set attributes = attributes || jsonb_build_object('subVendorId', sub_vendor_id)
      where sub_vendor_id is not null`.execute(db);
  },
};
