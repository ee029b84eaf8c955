import { sql } from 'kysely';
import { canonicalJson, isRecord } from '#engine';
import type { StorageMap } from '../contract/EntityStorage.types.ts';
import type { EventEntry, EventLog } from '../contract/handler.types.ts';
import { beforeCommit } from '../database/beforeCommit.ts';
import type { Queries } from '../database/Database.types.ts';
import { preparedPrefix } from '../database/preparedStatements.ts';
import { genesis, hashWritten, type WrittenEvent } from './hashEvent.ts';

interface Author {
  /** The verified user, or the job. */
  readonly actor: string;
  readonly operation: string;
  readonly release: string;
  readonly now: () => string;
  /** Storages with the secret properties, which the log does not store. Absent: all properties are stored. */
  readonly storages?: StorageMap;
}

/** An entry with the facts that the log adds. */
export interface SignedEntry extends EventEntry {
  readonly at: string;
  readonly actor: string;
  readonly operation: string;
  readonly release: string;
}

/** Rows per insert: each has eleven values, and a statement accepts 65,535. */
const batch = 200;

/** Creates an event log that writes in the transaction of these queries. */
export function createEventLog(db: Queries, { now, storages, ...author }: Author): EventLog {
  return {
    append: (entry) => {
      const secrets = storages?.get(entry.entity)?.secrets ?? [];
      const [before, after] = [entry.before, entry.after].map((record) => withoutSecrets(record, secrets));
      return appendEvents(db, [{ ...author, ...entry, before, after, at: now() }]);
    },
  };
}

function withoutSecrets(record: unknown, secrets: readonly string[]): unknown {
  if (secrets.length === 0 || !isRecord(record)) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !secrets.includes(name)));
}

/** Transaction with the lock → hash of the last event it has written. */
const lastLinks = new WeakMap<Queries, string>();

/** Transaction → its entries that are not in the database yet. */
const pending = new WeakMap<Queries, readonly WrittenEvent[]>();

/**
 * Appends entries in their order to the hash chain. In a transaction, they are written together before its commit: that
 * is one statement, and others wait for the chain only while it is committed.
 */
export async function appendEvents(db: Queries, entries: readonly SignedEntry[]): Promise<void> {
  // Whoever appends a record may change it afterwards.
  const added = entries.map(writtenEvent);
  const waiting = pending.get(db);
  if (waiting === undefined && !beforeCommit(db, () => writeEvents(db), 'events')) return insertEvents(db, added);
  const all = [...(waiting ?? []), ...added];
  pending.set(db, all);
  if (all.length >= batch) await writeEvents(db);
}

/** Writes the events that the transaction has appended so far. Call it before you read events. */
export async function writeEvents(db: Queries): Promise<void> {
  const events = pending.get(db) ?? [];
  if (events.length === 0) return;
  pending.set(db, []);
  await insertEvents(db, events);
}

async function insertEvents(db: Queries, events: readonly WrittenEvent[]): Promise<void> {
  let previous = lastLinks.get(db) ?? (await lockChain(db));
  const rows = events.map((event) => {
    const link = { previous_hash: previous, hash: hashWritten(previous, event) };
    previous = link.hash;
    const { before, after } = event;
    return { ...event, before: before === 'null' ? null : before, after: after === 'null' ? null : after, ...link };
  });
  for (let start = 0; start < rows.length; start += batch) {
    await db
      .insertInto('event')
      .values(rows.slice(start, start + batch))
      .execute();
  }
  // No other transaction can add an event before the commit. Outside a transaction, the lock is already released.
  if (db.isTransaction) lastLinks.set(db, previous);
}

/**
 * Locks the chain until the commit and returns the hash of the last event: two transactions must not continue from the
 * same event.
 */
async function lockChain(db: Queries): Promise<string> {
  const { rows } = await sql<{ hash: string | null }>`${preparedPrefix}select lock_event_chain() as hash`.execute(db);
  return rows[0]?.hash ?? genesis;
}

function writtenEvent(entry: SignedEntry): WrittenEvent {
  return {
    at: entry.at,
    actor: entry.actor,
    operation: entry.operation,
    entity: entry.entity,
    key: String(entry.key),
    what: entry.what,
    before: canonicalJson(entry.before),
    after: canonicalJson(entry.after),
    release: entry.release,
  };
}
