import { saveMigratedTables, type TestTables } from '#server/testing';
import { migrations } from '../migrations/index.ts';

/** The tables of this portal beside those of the server. */
export const portalTables: TestTables = { migrations, kept: 'TEST_MIGRATED_PORTAL' };

/** Makes them once for a run that begins with a new worker for each planted fault. */
export default function savePortalTables(): Promise<() => void> {
  return saveMigratedTables(portalTables);
}
