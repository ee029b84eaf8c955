import { Migrator } from 'kysely/migration';
import type { Migrations } from '../contract/Portal.types.ts';
import { migrations } from '../migrations/index.ts';
import type { DatabaseHandle } from './DatabaseHandle.types.ts';

/**
 * Migrates the tables of the server and of a portal to this version of the code. Returns the names of the applied
 * migrations.
 */
export function migrate(database: DatabaseHandle, portal: Migrations = {}): Promise<readonly string[]> {
  return applyMigrations(database, { ...migrations, ...portal });
}

/** Applies the pending migrations in the order of their names, and returns the names of those applied. */
export async function applyMigrations(database: DatabaseHandle, steps: Migrations): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: database.current(),
    provider: { getMigrations: () => Promise.resolve({ ...steps }) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
