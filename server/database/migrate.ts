import { type Migration, Migrator } from 'kysely/migration';
import { migrations } from '../migrations/index.ts';
import type { DatabaseHandle } from './DatabaseHandle.types.ts';

/** Brings the tables up to this version of the code; answers the names of the steps that were taken. */
export async function migrate(
  database: DatabaseHandle,
  steps: Readonly<Record<string, Migration>> = migrations,
): Promise<readonly string[]> {
  const migrator = new Migrator({
    db: database.current(),
    provider: { getMigrations: () => Promise.resolve({ ...steps }) },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
