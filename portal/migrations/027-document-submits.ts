import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  sql`create table document_submit (
    s3_id text primary key references stored_file (id),
    document_id integer not null,
    organization_id integer not null references organization (id) on delete cascade,
    project_number text references project (project_number) on delete set null,
    original_filename text not null,
    date_received timestamptz not null,
    date_accepted timestamptz,
    date_expires date,
    warned boolean not null default false,
    expired boolean not null default false,
    version integer not null default 1,
    release text not null,
    attributes jsonb not null default '{}')`,
  sql`create index document_submit_organization on document_submit (organization_id, document_id)`,
  sql`create index document_submit_expiry on document_submit (date_expires) where date_accepted is not null`,
  sql`create trigger document_submit_version before update on document_submit
    for each row when (pg_trigger_depth() = 0 and old.warned = new.warned and old.expired = new.expired)
    execute function count_changes()`,
] as const;

/** Files that organisations have uploaded for required documents. */
export const documentSubmits: Migration = {
  async up(db) {
    for (const statement of statements) await statement.execute(db);
  },
};
