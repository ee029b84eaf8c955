import type { Migration } from 'kysely/migration';
import { neutralTables } from './001-neutral-tables.ts';
import { portalTables } from './002-portal-tables.ts';
import { editions } from './003-editions.ts';

/** Every step of the tables in order of name. Forward only: a step that was released is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-neutral-tables': neutralTables,
  '002-portal-tables': portalTables,
  '003-editions': editions,
};
