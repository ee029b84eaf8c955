import { sql } from 'kysely';
import type { Queries } from '../database/Database.types.ts';

/** A group of started work that is moved to another release. */
export interface InstanceTransfer {
  readonly id: number;
  readonly kind: 'wizard' | 'record';
  readonly name: string;
  readonly from_release: string;
  readonly to_release: string;
  readonly author: string;
  readonly status: 'moving' | 'moved' | 'returning' | 'returned';
  readonly started_at: string;
}

/** One instance of a group: a draft of an account, or a record. */
export interface MovedKey {
  readonly account_id: number | null;
  readonly key: string;
}

/** What became of an instance, with its number. */
export interface TransferCount {
  readonly move_id: number;
  readonly status: 'moved' | 'refused' | 'returned' | 'kept';
  readonly reason: string | null;
  readonly instances: number;
}

/** Returns the moves that were started last, and what became of their instances. */
export async function listTransfers(
  db: Queries,
  most: number,
): Promise<{ readonly moves: readonly InstanceTransfer[]; readonly counts: readonly TransferCount[] }> {
  const moves = await db.selectFrom('instance_move').selectAll().orderBy('id', 'desc').limit(most).execute();
  if (moves.length === 0) return { moves, counts: [] };
  const ids = moves.map(({ id }) => id);
  const counts = await db
    .selectFrom('moved_instance')
    .select(['move_id', 'status', 'reason', sql<number>`count(*)::integer`.as('instances')])
    .where('move_id', 'in', ids)
    .groupBy(['move_id', 'status', 'reason'])
    .orderBy('status')
    .orderBy('reason')
    .execute();
  return { moves, counts };
}

/** Returns the moves that a job has to carry out, the oldest first. */
export function findOpenTransfers(db: Queries): Promise<readonly InstanceTransfer[]> {
  const open = db.selectFrom('instance_move').selectAll().where('status', 'in', ['moving', 'returning']);
  return open.orderBy('id').execute();
}

/** Sets the status of a move. */
export async function setTransferStatus(db: Queries, id: number, status: InstanceTransfer['status']): Promise<void> {
  await db.updateTable('instance_move').set({ status }).where('id', '=', id).execute();
}

interface Outcome extends MovedKey {
  /** Absent if it was moved. */
  readonly reason?: string;
  readonly before?: object;
  readonly at: string;
}

/** Records that an instance was moved, or why not. */
export async function recordMoved(db: Queries, { id }: InstanceTransfer, outcome: Outcome): Promise<void> {
  const { account_id, key, reason, before, at } = outcome;
  await db
    .insertInto('moved_instance')
    .values({
      ...{ move_id: id, account_id, key, reason: reason ?? null, moved_at: at },
      status: reason === undefined ? 'moved' : 'refused',
      before: before === undefined ? null : JSON.stringify(before),
    })
    .execute();
}

/** Records that an instance was brought back, or why it keeps its new release. What it was before is then deleted. */
export async function recordReturned(
  db: Queries,
  id: number,
  { at, reason }: Pick<Outcome, 'at' | 'reason'>,
): Promise<void> {
  const status = reason === undefined ? 'returned' : 'kept';
  const changes = { status, reason: reason ?? null, moved_at: at, before: null } as const;
  await db.updateTable('moved_instance').set(changes).where('id', '=', id).execute();
}
