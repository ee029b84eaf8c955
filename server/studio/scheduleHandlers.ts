import { defineHandler } from '../contract/defineHandler.ts';
import type { Handler, HandlerContext } from '../contract/handler.types.ts';
import { isRowId } from '../contract/isRowId.ts';
import { Refusal } from '../contract/Refusal.ts';
import { judgePublication } from '../releases/publishRelease.ts';
import {
  assertNotScheduled,
  endScheduled,
  findScheduled,
  listScheduled,
  readRevisions,
  storeScheduled,
} from '../releases/scheduledPublications.ts';
import { assertWrittenByOthers } from './assertWrittenByOthers.ts';
import { checkReplay } from './checkReplay.ts';
import { presentScheduled } from './presentScheduled.ts';
import { publicationsJob } from './publicationsJob.ts';
import { readRequestedChanges } from './readRequestedChanges.ts';

/** Publications that have ended which are listed. */
const mostEnded = 20;

const list = defineHandler('releases.scheduled', async ({ db }) => {
  const revisions = await readRevisions(db);
  return (await listScheduled(db, mostEnded)).map((publication) => presentScheduled(publication, revisions));
});

/** Judges the drafts now, so that their problems are seen now, and again when they are published. */
const schedule = defineHandler('releases.schedule', async (context) => {
  const { db, body, user, scope, server, events, jobs } = context;
  const publishAt = new Date(String(body['publishAt']));
  const requested = await readRequestedChanges(context);
  const { editions } = requested;
  if (!server.publishOwnDrafts) assertWrittenByOthers(requested);
  await assertNotScheduled(db, editions);
  const confirmed = Array.isArray(body['confirm']) ? body['confirm'].map(String) : [];
  const { widenings } = await judgePublication({
    ...requested,
    replay: (next, drafts) => checkReplay(context, next, drafts),
    isConfirmed: ({ id }) => confirmed.includes(id),
  });
  const note = typeof body['note'] === 'string' && body['note'] !== '' ? body['note'] : null;
  const id = await storeScheduled(db, {
    ...{ publish_at: publishAt.toISOString(), scheduled_at: scope.clock.now(), note, confirmed: widenings, editions },
    ...{ account_id: Number(user.id), author: user.email ?? String(user.id) },
  });
  await jobs.send(publicationsJob, {}, { after: publishAt });
  const presented = await present(context, id);
  await events.append({ entity: 'scheduled-publication', key: id, what: 'schedule', after: presented });
  return presented;
});

const cancel = defineHandler('releases.cancelScheduled', async (context) => {
  const { db, args, user, scope, events, notFound } = context;
  const id = Number(args['publication']);
  const found = isRowId(id) ? await findScheduled(db, id) : undefined;
  if (found === undefined) return notFound();
  if (found.status !== 'scheduled') throw new Refusal({ status: 409, code: 'state' });
  const by = user.email ?? String(user.id);
  await endScheduled(db, { id, status: 'cancelled', ended_at: scope.clock.now(), ended_by: by });
  await events.append({
    ...{ entity: 'scheduled-publication', key: id, what: 'cancel' },
    before: { status: found.status },
    after: { status: 'cancelled' },
  });
});

/** Publications at a time. */
export const scheduleHandlers: readonly Handler[] = [list, schedule, cancel];

async function present({ db, notFound }: HandlerContext, id: number) {
  const found = await findScheduled(db, id);
  return found === undefined ? notFound() : presentScheduled(found, await readRevisions(db));
}
