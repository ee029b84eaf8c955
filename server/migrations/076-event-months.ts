import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Creates the missing partitions of a table that is partitioned by months in UTC, up to the month after the next. The
 * first call also creates one for all rows before these months, and one for rows after them, such as those of a server
 * with a wrong clock. With the time of the oldest row, older months are split off too, but at most a year: each
 * partition costs time in each statement.
 *
 * Rows that are already stored elsewhere move in the same transaction. Months are not added to an open end below, so a
 * month that was detached does not return.
 */
const createMonths = sql`create function create_months(parent regclass, oldest timestamptz default null)
  returns void language plpgsql as $$
  declare
    named text := (select relname from pg_class where pg_class.oid = parent);
    moment text := (select attname from pg_partitioned_table join pg_attribute on attrelid = partrelid
      and attnum = partattrs[0] where partrelid = parent);
    earlier text := named || '_before';
    strays text := named || '_default';
    -- Without a time zone, so that a month is as long as in UTC whatever the session has.
    this_month timestamp := date_trunc('month', now() at time zone 'UTC');
    first timestamp;
    newest timestamp;
    month timestamp;
    child text;
    source text;
    sources text[] := array[strays];
  begin
    perform pg_advisory_xact_lock(hashtext('create_months'));
    select min(to_date(right(relname, 7), 'YYYY_MM')), max(to_date(right(relname, 7), 'YYYY_MM')) into first, newest
      from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = parent and relname ~ '_\\d{4}_\\d{2}$';
    if oldest is null then
      month := coalesce(newest + interval '1 month', this_month);
    else
      month := least(first, this_month, greatest(date_trunc('month', oldest at time zone 'UTC'),
        this_month - interval '11 months'));
      if to_regclass(quote_ident(strays)) is null then
        execute format('create table %I partition of %s default', strays, parent);
        execute format('create table %I (like %s including defaults including constraints)', earlier, parent);
      else
        execute format('alter table %s detach partition %I', parent, earlier);
      end if;
      sources := array[earlier, strays];
      first := month;
    end if;
    while month <= this_month + interval '2 months' loop
      child := named || to_char(month, '_YYYY_MM');
      if not exists (select from pg_inherits join pg_class on pg_class.oid = inhrelid
        where inhparent = parent and relname = child)
      then
        -- Nothing is inserted there until the month has its own partition.
        execute format('lock table %I in access exclusive mode', strays);
        execute format('create table %I (like %s including defaults including constraints)', child, parent);
        foreach source in array sources loop
          execute format('with moved as (delete from %1$I where %2$I >= %3$L and %2$I < %4$L returning *)
            insert into %5$I select * from moved', source, moment, month || '+00',
            (month + interval '1 month') || '+00', child);
        end loop;
        execute format('alter table %s attach partition %I for values from (%L) to (%L)', parent, child,
          month || '+00', (month + interval '1 month') || '+00');
      end if;
      month := month + interval '1 month';
    end loop;
    if oldest is not null then
      execute format('alter table %s attach partition %I for values from (minvalue) to (%L)', parent, earlier,
        first || '+00');
    end if;
  end $$`;

/** Grants a new table what roles were granted on the table that it replaces. */
const copyGrants = sql`create function copy_grants(source regclass, target regclass)
  returns void language plpgsql as $$
  declare
    granted record;
  begin
    for granted in select privilege_type as privilege, is_grantable,
        case grantee when 0 then 'public' else quote_ident(pg_get_userbyid(grantee)) end as role
      from pg_class, aclexplode(relacl) where pg_class.oid = source and grantee <> relowner
    loop
      execute format('grant %s on %s to %s', granted.privilege, target, granted.role)
        || case when granted.is_grantable then ' with grant option' else '' end;
    end loop;
  end $$`;

const statements = [
  createMonths,
  copyGrants,
  sql`lock table event in access exclusive mode`,
  sql`alter table event rename to event_plain`,
  sql`alter table event_plain drop constraint event_pkey, drop constraint event_hash_key`,
  sql`drop index event_record`,
  sql`alter sequence event_seq_seq owned by none`,
  sql`create table event (
    seq bigint not null default nextval('event_seq_seq'),
    at timestamptz not null,
    actor text not null,
    operation text not null,
    entity text not null,
    key text not null,
    what text not null,
    before jsonb,
    after jsonb,
    release text not null,
    previous_hash text not null,
    hash text not null) partition by range (at)`,
  sql`alter sequence event_seq_seq owned by event.seq`,
  sql`select copy_grants('event_plain', 'event')`,
  sql`select create_months('event', (select coalesce(min(at), now()) from event_plain))`,
  sql`insert into event select seq, at, actor, operation, entity, key, what, before, after, release, previous_hash, hash
    from event_plain order by seq`,
  // Indexes are built faster once the rows are there.
  sql`alter table event add primary key (seq, at)`,
  // The time is part of the hash, so two rows with one hash have one time too.
  sql`alter table event add unique (hash, at)`,
  sql`create index event_record on event (entity, key, seq)`,
  sql`create table event_head (
    single boolean primary key default true check (single),
    seq bigint not null,
    hash text not null)`,
  sql`insert into event_head (seq, hash) select seq, hash from event order by seq desc limit 1`,
  sql`create function set_event_head() returns trigger language plpgsql as $$
    begin
      insert into event_head (seq, hash) select seq, hash from added order by seq desc limit 1
        on conflict (single) do update set seq = excluded.seq, hash = excluded.hash
        where event_head.seq < excluded.seq;
      return null;
    end $$`,
  // A trigger, because servers of the version before still write events while they are replaced one by one.
  sql`create trigger event_head after insert on event referencing new table as added
    for each statement execute function set_event_head()`,
  sql`create table event_seam (
    seq bigint primary key,
    previous_hash text not null)`,
  sql`drop table event_plain`,
  sql`analyze event`,
];

/**
 * The event log is partitioned by month. The last link of its chain has a table of its own, because the last row of
 * many partitions is found slower. Where events were archived, a seam says which hash the chain continues from.
 */
export const eventMonths: Migration = {
  async up(db) {
    for (const statement of statements) await statement.execute(db);
  },
};
