import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Table → its key, and the columns used for sorting, filters and ownership. */
const sought = {
  project: {
    key: 'project_number',
    columns: [
      ...['project_name', 'region_id', 'contractor_type', 'project_amount', 'state', 'status', 'recommendation'],
      ...['initial_recommendation', 'document_status', 'next_eval_date', 'closing_date'],
      ...['manager_name', 'manager_login', 'contractor_name', 'contractor_login'],
    ],
  },
  evaluation: {
    key: 'id',
    columns: [
      ...['legacy_id', 'parent_evaluation_id', 'type', 'status', 'side', 'evaluatee_logical_name', 'region_id'],
      ...['score', 'completed_at', 'created_at', 'release'],
    ],
  },
  requisition: {
    key: 'id',
    columns: ['project_number', 'type', 'status', 'amount', 'to_date', 'requester_logical_name'],
  },
  notification: {
    key: 'id',
    columns: ['type', 'status', 'company_id', 'organization_id', 'created_at'],
  },
  company: { key: 'id', columns: ['name'] },
  person: { key: 'logical_name', columns: ['first_name', 'last_name', 'organization_id', 'id'] },
  email_template: { key: 'template_id', columns: ['status', 'owner'] },
} as const;

/** Texts that are searched completely or by prefix, case-insensitively. */
const texts = {
  project: ['project_number'],
  project_person: ['logical_name', 'first_name', 'last_name'],
  evaluation: ['project_number'],
  requisition: ['project_number', 'requester_logical_name'],
  notification: ['project_number'],
} as const;

const present = (side: 'manager' | 'contractor') => sql`(
  select p.first_name || ' ' || p.last_name, p.logical_name from project_person p
  where p.project_number = project.project_number and p.side = ${sql.lit(side)} and p.end_date is null
  order by p.position, p.id limit 1)`;

/** Updates the current people of every project, or of those whose people have changed. */
const setPresent = (changed: 'all' | 'changed') => sql`update project set
  (manager_name, manager_login) = ${present('manager')},
  (contractor_name, contractor_login) = ${present('contractor')}
  ${changed === 'all' ? sql`` : sql`where project_number in (select project_number from changed)`}`;

/**
 * The people of a project are rows of another table, which no index of projects can contain, so their names are copied.
 */
async function keepPresentPeople(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project add column manager_name text, add column manager_login text,
    add column contractor_name text, add column contractor_login text`.execute(db);
  await setPresent('all').execute(db);
  await sql`create function keep_present_people() returns trigger language plpgsql as $$
    begin ${setPresent('changed')}; return null; end $$`.execute(db);
  const events = { insert: 'new', update: 'new', delete: 'old' } as const;
  for (const [event, rows] of Object.entries(events)) {
    await sql`create trigger ${sql.id(`present_people_${event}`)} after ${sql.raw(event)} on project_person
      referencing ${sql.raw(rows)} table as changed for each statement execute function keep_present_people()`.execute(
      db,
    );
  }
}

/** Indexes of lists: each order and each filter has one, so that lists stay fast with a million rows. */
export const portalIndexes: Migration = {
  async up(db) {
    await keepPresentPeople(db);
    // The key after the column makes the order total, so that a page is read from the index without sorting.
    for (const [table, { key, columns }] of Object.entries(sought)) {
      for (const column of columns) {
        await sql`create index ${sql.id(`${table}_by_${column}`)} on ${sql.table(table)}
          (${sql.id(column)}, ${sql.id(key)})`.execute(db);
      }
    }
    // Ownership of projects, from the person and from the project, as index-only scans.
    await sql`create index project_person_owns on project_person (logical_name, side, project_number)`.execute(db);
    await sql`create index project_person_owner on project_person (project_number, side, logical_name)`.execute(db);
    for (const [table, columns] of Object.entries(texts)) {
      for (const column of columns) {
        await sql`create index ${sql.id(`${table}_text_${column}`)} on ${sql.table(table)}
          (lower(${sql.id(column)}) text_pattern_ops)`.execute(db);
      }
    }
    await findPartsByTrigrams(db);
    // The planner needs statistics of the `lower(…)` expressions; without them, it scans a whole order instead.
    const tables = Object.keys({ ...sought, ...texts }).map((table) => sql.table(table));
    await sql`analyze ${sql.join(tables)}`.execute(db);
  },
};

/** Indexes for substrings, if the database has the extension; otherwise rows are scanned. */
async function findPartsByTrigrams(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select 1 from pg_available_extensions where name = 'pg_trgm'
    and has_database_privilege(current_database(), 'create')`.execute(db);
  if (rows.length === 0) return;
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create index project_parts on project using gin (project_number gin_trgm_ops)`.execute(db);
  await sql`create index project_person_parts on project_person using gin (logical_name gin_trgm_ops)`.execute(db);
}
