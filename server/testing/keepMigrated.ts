import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../database/migrate.ts';
import { createEmbedded, openDatabase } from '../database/openDatabase.ts';

/** Name of the file with an embedded database that has our tables and no rows. */
export const keptMigrated = 'TEST_MIGRATED';

/** An embedded database with our tables and no rows: making one takes seconds, loading it does not. */
export async function migrateEmbedded(): Promise<Blob> {
  const embedded = await createEmbedded();
  const handle = await openDatabase({ embedded });
  await migrate(handle);
  const dump = await embedded.dumpDataDir('none');
  await handle.close();
  return dump;
}

/** Makes it once for a run that begins with a new worker for each planted fault. */
export default async function keepMigrated(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'formwork-migrated-'));
  const file = join(folder, 'migrated.tar');
  const dump = await migrateEmbedded();
  writeFileSync(file, new Uint8Array(await dump.arrayBuffer()));
  process.env[keptMigrated] = file;
  return () => rmSync(folder, { recursive: true, force: true });
}
