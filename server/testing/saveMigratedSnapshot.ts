import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Migrations } from '../contract/Portal.types.ts';
import { migrate } from '../database/migrate.ts';
import { createEmbedded, openDatabase } from '../database/openDatabase.ts';

/** Tables that a test begins with. */
export interface TestTables {
  /** Of a portal, beside those of the server. */
  readonly migrations: Migrations;
  /** Environment variable that names a file with an embedded database of these tables, where a run has made one. */
  readonly kept: string;
}

/** The server's own tables. */
export const serverTables: TestTables = { migrations: {}, kept: 'TEST_MIGRATED' };

/** An embedded database with these tables and no rows: making one takes seconds, loading it does not. */
export async function migrateEmbedded({ migrations }: TestTables): Promise<Blob> {
  const embedded = await createEmbedded();
  const handle = await openDatabase({ embedded });
  await migrate(handle, migrations);
  const dump = await embedded.dumpDataDir('none');
  await handle.close();
  return dump;
}

/** Makes that of the server once for a run that begins with a new worker for each planted fault. */
export default function saveMigratedSnapshot(): Promise<() => void> {
  return saveMigratedTables(serverTables);
}

/** Makes an embedded database with these tables once for a run; returns what removes it. */
export async function saveMigratedTables(tables: TestTables): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'formwork-migrated-'));
  const file = join(folder, 'migrated.tar');
  const dump = await migrateEmbedded(tables);
  writeFileSync(file, new Uint8Array(await dump.arrayBuffer()));
  process.env[tables.kept] = file;
  return () => rmSync(folder, { recursive: true, force: true });
}
