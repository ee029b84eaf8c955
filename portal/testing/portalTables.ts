import { saveMigratedTables, type TestTables } from '#server/testing';
import { migrations } from '../migrations/index.ts';

/** The tables of this portal, in addition to those of the server. */
export const portalTables: TestTables = { migrations, kept: 'TEST_MIGRATED_PORTAL' };

/** Saves the tables once for a mutation test run, which starts a new worker for each mutant. */
export default function savePortalTables(): Promise<() => void> {
  return saveMigratedTables(portalTables);
}
