import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The organisation of an account is kept with what only this portal knows of it. The column stays, and nothing reads it;
 * an account that a server of the version before creates after this step has its organisation there alone.
 */
export const organizationsOfAccounts: Migration = {
  async up(db) {
    await sql`update account
      set attributes = attributes || jsonb_build_object('subVendorId', sub_vendor_id)
      where sub_vendor_id is not null`.execute(db);
  },
};
