import { sql } from 'kysely';
import type { Queries } from '../database/Database.types.ts';
import { releaseChannel } from '../database/releaseChannel.ts';
import { createEventLog } from '../events/createEventLog.ts';
import type { DefinitionChange } from './diffFiles.ts';

interface Move {
  readonly from: string;
  readonly to: string;
  /** `publish`, `rollback`, or `ship` when a start has applied the folder. */
  readonly what: 'publish' | 'rollback' | 'ship';
  readonly by: { readonly actor: string; readonly operation: string; readonly now: () => string };
  readonly changes?: readonly DefinitionChange[];
  readonly note?: string;
}

/** Changes the live release, writes the event and notifies the other servers at the commit. */
export async function setLiveRelease(db: Queries, { from, to, what, by, changes, note }: Move): Promise<void> {
  await db.updateTable('live_release').set({ hash: to, since: by.now() }).execute();
  await createEventLog(db, { ...by, release: to }).append({
    entity: 'release',
    key: to,
    what,
    before: { release: from },
    after: { release: to, ...(changes === undefined ? {} : { changes }), ...(note === undefined ? {} : { note }) },
  });
  await sql`select pg_notify(${releaseChannel}, ${to})`.execute(db);
}
