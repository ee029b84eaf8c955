import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Job functions in the order of their ids, with their names at the time of this migration. */
const jobFunctions = [
  'Accounting',
  'Business Analysis',
  'Copywriting',
  'Data Engineering',
  'Event Production',
  'Graphic Design',
  'Information Security',
  'Project Management',
  'Software Engineering',
  'Technical Writing',
  'Training',
  'Translation',
] as const;

const locations = [
  { id: 11, code: 'CA-EAST' },
  { id: 12, code: 'CA-WEST' },
  { id: 21, code: 'US-CENTRAL' },
  { id: 22, code: 'US-EAST' },
  { id: 23, code: 'US-MOUNTAIN' },
  { id: 24, code: 'US-WEST' },
] as const;

/** Adds the name of the job function and the code of the location to projects. */
export const namesOfProjects: Migration = {
  async up(db) {
    for (const [index, name] of jobFunctions.entries()) {
      await sql`update project set attributes = attributes || jsonb_build_object('jobFunction', ${name}::text)
        where attributes -> 'jobFunctionId' = to_jsonb(${index + 1}::integer)`.execute(db);
    }
    for (const { id, code } of locations) {
      await sql`update project set attributes = attributes
          || jsonb_build_object('location', jsonb_build_object('locationid', ${id}::integer, 'code', ${code}::text))
        where attributes -> 'locationId' = to_jsonb(${id}::integer)`.execute(db);
    }
  },
};
