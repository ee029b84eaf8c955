import { expressions } from '#compiler';
import { grantedRelations, type Release, type User } from '#engine';
import { userOf } from '../accounts/findUser.ts';
import type { JobContext, JobWorker } from '../contract/JobWorker.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import { queueTemplate } from '../mail/queueTemplate.ts';
import { lockEditions } from '../releases/editions.ts';
import { publishRelease } from '../releases/publishRelease.ts';
import {
  changedSince,
  endScheduled,
  findDue,
  isWithin,
  type ScheduledPublication,
} from '../releases/scheduledPublications.ts';
import { assertWrittenByOthers } from './assertWrittenByOthers.ts';
import { checkReplay } from './checkReplay.ts';
import { presentScheduled } from './presentScheduled.ts';
import { publicationsJob } from './publicationsJob.ts';
import { DefinitionThreadError } from './queryDefinitions.ts';
import { queryRelease } from './queryRelease.ts';

/** Mail to the author of a publication that was refused. A portal without it sends none. */
const refusedTemplate = 'publication-refused';

/** Operation that the author must still be allowed to call. */
const needed = 'releases.publish';

/**
 * Runs at the time of each scheduled publication, and every minute for those whose job was lost: publishes what is due,
 * judged anew over the release that is live then, or refuses it and tells its author. The row is locked, so several
 * servers carry it out once.
 */
export const publishDueWorker: JobWorker = {
  job: publicationsJob,
  schedule: '* * * * *',
  work: async (_data, context) => {
    const due = await findDue(context.db, context.scope.clock.now());
    if (due === undefined) return;
    await assertCurrent(context);
    try {
      await publish(context, due);
    } catch (error) {
      // A refusal is thrown before anything is written. What is only stale by another publisher is tried again.
      const refusal = refusalOf(error);
      if (refusal === undefined || isOvertaken(refusal)) throw error;
      if (refusal !== error) context.log.error({ err: error, job: publicationsJob }, 'publication was not checked');
      await refuse(context, due, refusal);
    }
    // The next one is judged over what was published now, in a transaction of its own.
    await context.jobs.send(publicationsJob, {});
  },
};

/**
 * Returns why a publication is refused; undefined for an error after which it is tried again. Drafts that the server
 * cannot check are refused, because a further attempt would delay the other publications.
 */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof DefinitionThreadError) return new Refusal({ status: 500, code: 'unchecked' });
  return error instanceof Refusal ? error : undefined;
}

async function publish(context: JobContext, due: ScheduledPublication): Promise<void> {
  const { db, release, releases, server, scope } = context;
  const user = await findAuthor(context, due);
  const editions = await lockEditions(
    db,
    due.drafts.map(({ draft }) => draft),
  );
  const changed = changedSince(due.drafts, editions);
  if (changed.length > 0) {
    const errors = changed.map(({ kind, definition }) => ({ code: 'draft/changed', kind, definition }));
    throw new Refusal({ status: 409, code: 'stale', errors });
  }
  if (!server.publishOwnDrafts) assertWrittenByOthers({ user, editions, changes: [] });
  const base = release.hash;
  const published = await publishRelease({
    ...{ db, user, base, editions, changes: [], operation: `job:${publicationsJob}`, now: scope.clock.now },
    unanswered: releases.unanswered,
    build: (changes) => queryRelease(context, base, 'build', { changes }),
    replay: (next, drafts) => checkReplay(context, next, drafts),
    isConfirmed: (grant) => isWithin(due.confirmed, grant),
    ...(due.note === null ? {} : { note: due.note }),
  });
  await endScheduled(db, {
    ...{ id: due.id, status: 'published', ended_at: scope.clock.now(), ended_by: publicationsJob },
    release: published.release,
  });
  context.afterCommit(() => releases.refresh());
}

async function refuse(context: JobContext, due: ScheduledPublication, error: Refusal): Promise<void> {
  const { db, scope, events } = context;
  const facts = { status: 'refused', reason: error.code, problems: error.errors ?? [] } as const;
  const ended = { ended_at: scope.clock.now(), ended_by: publicationsJob };
  await endScheduled(db, { id: due.id, ...facts, ...ended });
  await events.append({
    ...{ entity: 'scheduled-publication', key: due.id, what: 'refuse' },
    before: { status: due.status },
    after: { status: facts.status, reason: facts.reason },
  });
  const publication = presentScheduled({ ...due, ...facts, ...ended }, []);
  await queueTemplate(context, { template: refusedTemplate, given: { publication } });
}

/** Returns the author with the rights of now. Throws a `Refusal` (403) if they do not suffice to publish. */
async function findAuthor({ db, releases }: JobContext, { account_id }: ScheduledPublication): Promise<User> {
  const row =
    account_id === null
      ? undefined
      : await db
          .selectFrom('account')
          .selectAll()
          .where('id', '=', account_id)
          .where('active', '=', true)
          .executeTakeFirst();
  const { version } = await db.selectFrom('access_version').select('version').executeTakeFirstOrThrow();
  const { release } = await releases.withAccess(releases.live(), version, db);
  const user = row && userOf(row, release);
  if (user === undefined || !mayPublish(user, release)) throw new Refusal({ status: 403, code: 'forbidden' });
  return user;
}

function mayPublish(user: User, release: Release): boolean {
  const operation = Object.hasOwn(release.operations, needed) ? release.operations[needed] : undefined;
  return operation !== undefined && grantedRelations(operation, { user, expressions }, release).length > 0;
}

/** Throws if another release is live than this job runs under. The queue then runs the job again. */
async function assertCurrent({ db, release }: JobContext): Promise<void> {
  const live = await db.selectFrom('live_release').select('hash').executeTakeFirst();
  if (live?.hash !== release.hash) throw new Error('Another release has become live.');
}

/** Whether another release became live while the publication was judged. */
function isOvertaken({ code, errors }: Refusal): boolean {
  return code === 'stale' && errors === undefined;
}
