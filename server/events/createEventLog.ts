import { sql } from 'kysely';
import type { Queries } from '../database/Database.types.ts';
import type { EventEntry, EventLog } from '../handlers/handler.types.ts';
import { genesis, hashEvent } from './hashEvent.ts';

interface Author {
  /** Who did it: always the verified user, or the job. */
  readonly actor: string;
  readonly operation: string;
  readonly release: string;
  readonly now: () => string;
}

/** Any number that no other lock of the database uses. */
const chainLock = 4_820_173;

/** An event log that writes in the transaction of these queries, one link at a time. */
export function createEventLog(db: Queries, author: Author): EventLog {
  return { append: (entry) => appendEvent(db, author, entry) };
}

async function appendEvent(db: Queries, author: Author, entry: EventEntry): Promise<void> {
  // Held until the commit: two transactions must never both continue from the same link.
  await sql`select pg_advisory_xact_lock(${sql.lit(chainLock)})`.execute(db);
  const last = await db.selectFrom('event').select('hash').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  const previous = last?.hash ?? genesis;
  const event = {
    at: author.now(),
    actor: author.actor,
    operation: author.operation,
    entity: entry.entity,
    key: String(entry.key),
    what: entry.what,
    before: asJson(entry.before),
    after: asJson(entry.after),
    release: author.release,
  };
  await db
    .insertInto('event')
    .values({
      ...event,
      before: event.before === null ? null : JSON.stringify(event.before),
      after: event.after === null ? null : JSON.stringify(event.after),
      previous_hash: previous,
      hash: hashEvent(previous, event),
    })
    .execute();
}

/** What the database will give back: absent becomes null, `undefined` properties go. */
function asJson(value: unknown): unknown {
  const plain: unknown = value === undefined ? null : JSON.parse(JSON.stringify(value));
  return plain;
}
