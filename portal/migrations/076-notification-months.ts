import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Columns with an index for sorting and filters, as before. */
const sought = ['type', 'status', 'company_id', 'organization_id', 'created_at'];

const statements = [
  sql`lock table notification in access exclusive mode`,
  sql`alter table notification rename to notification_plain`,
  sql`alter table notification_plain drop constraint notification_pkey`,
  ...['project', ...sought.map((column) => `by_${column}`), 'text_project_number'].map(
    (name) => sql`drop index ${sql.id(`notification_${name}`)}`,
  ),
  // Partitions have no identity columns before PostgreSQL 17. The sequence gets the name of the old one below.
  sql`create sequence notification_id as integer`,
  sql`create table notification (
    id integer not null default nextval('notification_id'),
    type text not null,
    status text not null,
    project_number text,
    company_id integer,
    organization_id integer,
    created_at timestamptz not null default now(),
    release text not null,
    attributes jsonb not null default '{}') partition by range (created_at)`,
  sql`alter sequence notification_id owned by notification.id`,
  sql`select setval('notification_id', last_value, is_called) from notification_id_seq`,
  sql`select copy_grants('notification_plain', 'notification')`,
  sql`select create_months('notification', (select coalesce(min(created_at), now()) from notification_plain))`,
  sql`insert into notification select id, type, status, project_number, company_id, organization_id, created_at, release,
    attributes from notification_plain order by id`,
  sql`alter table notification add primary key (id, created_at)`,
  sql`create index notification_project on notification (project_number, id)`,
  ...sought.map(
    (column) => sql`create index ${sql.id(`notification_by_${column}`)} on notification (${sql.id(column)}, id)`,
  ),
  sql`create index notification_text_project_number on notification (lower(project_number) text_pattern_ops)`,
  sql`drop table notification_plain`,
  sql`alter sequence notification_id rename to notification_id_seq`,
  sql`analyze notification`,
];

/** Notifications are partitioned by month, as events are. */
export const notificationMonths: Migration = {
  async up(db) {
    for (const statement of statements) await statement.execute(db);
  },
};
