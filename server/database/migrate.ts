import { Migrator } from 'kysely/migration';
import type { Migrations } from '../contract/Portal.types.ts';
import { migrations } from '../migrations/index.ts';
import type { DatabaseHandle } from './DatabaseHandle.types.ts';

/** Brings the tables of the server and of a portal up to this version of the code; returns the steps that were taken. */
export function migrate(database: DatabaseHandle, portal: Migrations = {}): Promise<readonly string[]> {
  return applyMigrations(database, { ...migrations, ...portal });
}

/** Takes the steps that the database has not taken yet, in the order of their names; returns those it took. */
export async function applyMigrations(database: DatabaseHandle, steps: Migrations): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: database.current(),
    provider: { getMigrations: () => Promise.resolve({ ...steps }) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
