import { defineHandler } from '../contract/defineHandler.ts';
import type { Handler, HandlerContext } from '../contract/handler.types.ts';
import { isRowId } from '../contract/isRowId.ts';
import { Refusal } from '../contract/Refusal.ts';
import { assertLive } from '../releases/publishRelease.ts';
import { findStartedWork, type StartedGroup } from '../transfers/findStartedWork.ts';
import { transferJob } from '../transfers/transferJob.ts';
import {
  type InstanceTransfer,
  listTransfers,
  setTransferStatus,
  type TransferCount,
} from '../transfers/transferStore.ts';

/** Moves that are listed, the latest ones. */
const mostMoves = 20;

const begun = defineHandler('releases.begun', async (context) => (await begunOf(context)).map(presentGroup));

const moves = defineHandler('releases.moves', async ({ db }) => {
  const found = await listTransfers(db, mostMoves);
  return found.moves.map((move) => presentMove(move, found.counts));
});

const move = defineHandler('releases.move', async (context) => {
  const { db, body, release, user, scope, events, jobs, notFound } = context;
  await assertLive(db, String(body['base']));
  const found = (await begunOf(context)).find(
    ({ kind, name, release: from }) => kind === body['kind'] && name === body['name'] && from === body['from'],
  );
  if (found === undefined) return notFound();
  const row = await db
    .insertInto('instance_move')
    .values({
      ...{ kind: found.kind, name: found.name, from_release: found.release, to_release: release.hash },
      ...{ author: user.email ?? String(user.id), started_at: scope.clock.now() },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await jobs.send(transferJob, {});
  await events.append({ entity: 'instance-move', key: row.id, what: 'move', after: presentGroup(found) });
  return presentMove(row, []);
});

const moveBack = defineHandler('releases.moveBack', async (context) => {
  const { db, args, events, jobs, notFound } = context;
  const id = Number(args['move']);
  const query = db
    .selectFrom('instance_move')
    .selectAll()
    .where('id', '=', isRowId(id) ? id : 0);
  const row = await query.forUpdate().executeTakeFirst();
  if (row === undefined) return notFound();
  if (row.status !== 'moved') throw new Refusal({ status: 409, code: 'state' });
  await setTransferStatus(db, id, 'returning');
  await jobs.send(transferJob, {});
  await events.append({ entity: 'instance-move', key: id, what: 'return', before: { status: row.status } });
});

/** What was started under older releases: it stays there, or is moved to the live one and back. */
export const transferHandlers: readonly Handler[] = [begun, moves, move, moveBack];

function begunOf({ db, storages, release }: HandlerContext): Promise<readonly StartedGroup[]> {
  return findStartedWork({ db, storages, live: release });
}

function presentGroup({ release, ...group }: StartedGroup) {
  return { ...group, from: release };
}

function presentMove(row: InstanceTransfer, counts: readonly TransferCount[]) {
  const { id, kind, name, from_release: from, to_release: to, author, status, started_at } = row;
  const own = counts.filter(({ move_id }) => move_id === id);
  return {
    ...{ move: id, kind, name, from, to, author, status, startedAt: started_at },
    outcomes: own.map(({ status: outcome, reason, instances }) => ({
      ...{ outcome, instances },
      ...(reason === null ? {} : { reason }),
    })),
  };
}
