import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import type { Release } from '#engine';
import type { Services } from '../contract/Services.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { appendEvents } from '../events/createEventLog.ts';
import type { QueueWorker } from '../jobs/startJobs.ts';
import { openRecords } from '../releases/countInstances.ts';
import { type Moved, returnDraft, transferDraft } from './transferDraft.ts';
import { transferJob } from './transferJob.ts';
import { transferRecord } from './transferRecord.ts';
import {
  findOpenTransfers,
  type InstanceTransfer,
  type MovedKey,
  recordMoved,
  recordReturned,
  setTransferStatus,
} from './transferStore.ts';

/** Instances whose keys are read at once. */
const batch = 200;

/** The queue restarts a job that takes longer than 15 minutes, so many instances are moved by several jobs. */
const millisecondsOfJob = 60_000;

/**
 * Creates the job that moves started work to another release and brings it back, each instance in a transaction of its
 * own. It continues where an earlier job has stopped, and runs every minute too, so that a lost job delays it only.
 */
export function createTransferWorkers(services: Services): readonly QueueWorker[] {
  return [{ job: transferJob, schedule: '* * * * *', work: () => carryOut(services) }];
}

async function carryOut(services: Services): Promise<void> {
  const { database, jobs } = services;
  const until = performance.now() + millisecondsOfJob;
  for (const move of await database.transaction(findOpenTransfers)) {
    const side = await sideOf(services, move);
    const isDone = side === undefined || (await carryAll(services, side, until));
    if (!isDone) return database.transaction(() => jobs.send(transferJob, {}));
    const ended = move.status === 'moving' ? 'moved' : 'returned';
    await database.transaction((db) => setTransferStatus(db, move.id, ended));
  }
}

/** Moves the remaining instances. Returns false if there was not enough time. */
async function carryAll(services: Services, side: Side, until: number): Promise<boolean> {
  const { database } = services;
  for (;;) {
    const keys = await database.transaction((db) => nextKeys(db, services, side));
    if (keys.length === 0) return true;
    for (const key of keys) {
      await database.transaction((db) => carryOne(db, services, { ...key, side }));
      if (performance.now() > until) return false;
    }
  }
}

/** A move with its releases: `from` is the one that its instances had before. */
interface Side {
  readonly move: InstanceTransfer;
  readonly from: Release;
  readonly to: Release;
}

/** Returns the releases of a move. Undefined if the release to move to is no longer live, so that nothing is moved. */
async function sideOf({ releases }: Services, move: InstanceTransfer): Promise<Side | undefined> {
  if (move.status === 'moving' && releases.live().release.hash !== move.to_release) return undefined;
  const from = await releases.find(move.from_release);
  const to = await releases.find(move.to_release);
  return from && to && { move, from: from.release, to: to.release };
}

type NextKey = MovedKey & { readonly id?: number; readonly before?: unknown };

async function nextKeys(db: Queries, services: Services, { move, from }: Side): Promise<readonly NextKey[]> {
  if (move.status === 'returning') {
    const moved = db.selectFrom('moved_instance').select(['id', 'account_id', 'key', 'before']);
    return moved.where('move_id', '=', move.id).where('status', '=', 'moved').orderBy('id').limit(batch).execute();
  }
  if (move.kind === 'wizard') {
    const { rows } = await sql<NextKey>`select account_id, key from draft as d
      where wizard = ${move.name} and release = ${from.hash} and ended_at is null and version > 0
      and not exists (select 1 from moved_instance as m
        where m.move_id = ${move.id} and m.account_id = d.account_id and m.key = d.key)
      order by account_id, key limit ${batch}`.execute(db);
    return rows;
  }
  const storage = services.releases.live().storages.get(move.name);
  if (storage === undefined) return [];
  const key = sql`${sql.ref(`t.${storage.key}`)}::text`;
  const { rows } = await sql<NextKey>`select null as account_id, ${key} as key from ${sql.table(storage.table)} as t
    where ${openRecords(from, move.name, storage)}
    and not exists (select 1 from moved_instance as m where m.move_id = ${move.id} and m.key = ${key})
    order by 2 limit ${batch}`.execute(db);
  return rows;
}

async function carryOne(db: Queries, services: Services, { side, ...key }: OneOf): Promise<void> {
  const { move } = side;
  const at = services.clock.now();
  const isReturn = move.status === 'returning';
  const done = await (isReturn ? bringBack(db, services, { ...key, side }) : moveOn(db, services, { ...key, side }));
  const reason = 'reason' in done ? done.reason : undefined;
  if (reason === undefined && move.kind === 'record') await logRecord(db, services, { key: key.key, side, at });
  if (isReturn) await recordReturned(db, Number(key.id), { at, ...(reason === undefined ? {} : { reason }) });
  else await recordMoved(db, move, { account_id: key.account_id, key: key.key, at, ...done });
}

type OneOf = NextKey & { readonly side: Side };

async function moveOn(db: Queries, services: Services, { side, ...key }: OneOf): Promise<Moved> {
  const { move, from, to } = side;
  if (move.kind === 'wizard') return transferDraft(db, key, side);
  const storage = services.releases.live().storages.get(move.name);
  if (storage === undefined) return { reason: 'ended' };
  return transferRecord(db, key.key, { entity: move.name, storage, from, to });
}

async function bringBack(db: Queries, services: Services, { side, ...key }: OneOf): Promise<Moved> {
  const { move, from, to } = side;
  if (move.kind === 'wizard') return returnDraft(db, { before: undefined, ...key }, side);
  const storage = services.releases.live().storages.get(move.name);
  if (storage === undefined) return { reason: 'ended' };
  return transferRecord(db, key.key, { entity: move.name, storage, from: to, to: from });
}

interface LoggedRecord {
  readonly key: string;
  readonly side: Side;
  readonly at: string;
}

async function logRecord(db: Queries, services: Services, { key, side, at }: LoggedRecord): Promise<void> {
  const { move, from, to } = side;
  const isReturn = move.status === 'returning';
  const [before, after] = isReturn ? [to.hash, from.hash] : [from.hash, to.hash];
  const entity = services.releases.live().storages.get(move.name)?.log ?? move.name;
  await appendEvents(db, [
    {
      ...{ entity, key, what: isReturn ? 'return' : 'move', before: { release: before }, after: { release: after } },
      ...{ at, actor: move.author, operation: `job:${transferJob}`, release: services.releases.live().release.hash },
    },
  ]);
}
