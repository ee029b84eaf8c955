import { sql } from 'kysely';
import { migrations as portalMigrations } from '../../portal/migrations/index.ts';
import { addPortalPeople } from '../../portal/testing/portalPeople.ts';
import { portalSource } from '../../portal/testing/portalRelease.ts';
import type { DatabaseHandle } from '../../server/database/DatabaseHandle.types.ts';
import { applyMigrations, migrate } from '../../server/database/migrate.ts';
import { migrations } from '../../server/migrations/index.ts';
import { seedProjects } from './seedProjects.ts';

/** The migrations up to this one create tables. The later ones create indexes, which is faster with existing rows. */
const lastTables = '004-documents';

/** Creates the tables with users and this many projects. */
export async function prepareDatabase(database: DatabaseHandle, count: number): Promise<void> {
  const tables = Object.entries({ ...migrations, ...portalMigrations }).filter(([name]) => name <= lastTables);
  await applyMigrations(database, Object.fromEntries(tables));
  await addPortalPeople(database);
  const { release } = await portalSource();
  await seedProjects(database, count, release.hash);
  await migrate(database, portalMigrations);
  await sql`analyze`.execute(database.current());
  // Vacuum enables index-only scans.
  if (database.kind === 'postgres') await sql`vacuum`.execute(database.current());
}
