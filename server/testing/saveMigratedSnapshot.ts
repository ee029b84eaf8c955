import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Migrations } from '../contract/Portal.types.ts';
import { migrate } from '../database/migrate.ts';
import { createEmbedded, openDatabase } from '../database/openDatabase.ts';

/** Tables that exist at the start of a test. */
export interface TestTables {
  /** Migrations of a portal, without those of the server. */
  readonly migrations: Migrations;
  /** Environment variable with the file of an embedded database with these tables, if the run has created one. */
  readonly kept: string;
}

/** The server's own tables. */
export const serverTables: TestTables = { migrations: {}, kept: 'TEST_MIGRATED' };

/**
 * Creates an embedded database with these tables and no rows. Creating it takes seconds, loading the result does not.
 */
export async function migrateEmbedded({ migrations }: TestTables): Promise<Blob> {
  const embedded = await createEmbedded();
  const handle = await openDatabase({ embedded });
  await migrate(handle, migrations);
  const dump = await embedded.dumpDataDir('none');
  await handle.close();
  return dump;
}

/** Saves the server's tables once for a mutation test run, which starts a new worker for each mutant. */
export default function saveMigratedSnapshot(): Promise<() => void> {
  return saveMigratedTables(serverTables);
}

/** Saves an embedded database with these tables once for a run. Returns a function that removes it. */
export async function saveMigratedTables(tables: TestTables): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'formwork-migrated-'));
  const file = join(folder, 'migrated.tar');
  const dump = await migrateEmbedded(tables);
  writeFileSync(file, new Uint8Array(await dump.arrayBuffer()));
  process.env[tables.kept] = file;
  return () => rmSync(folder, { recursive: true, force: true });
}
