import { setImmediate as nextTurn } from 'node:timers/promises';
import { defineHandler } from '../contract/defineHandler.ts';
import type { Handler, HandlerContext } from '../contract/handler.types.ts';
import { nameOfPath } from '../releases/definitionPath.ts';
import { diffFiles, isDefinitionChange } from '../releases/diffFiles.ts';
import { findPermissionGrants } from '../releases/findPermissionGrants.ts';
import { forecastChanges } from '../releases/forecastChanges.ts';
import { assertLive, contentsOf, publishRelease, readCandidate, rollbackRelease } from '../releases/publishRelease.ts';
import { assertNotScheduled } from '../releases/scheduledPublications.ts';
import { readDigests, readFiles } from '../releases/storeRelease.ts';
import { assertWrittenByOthers } from './assertWrittenByOthers.ts';
import { checkReplay, forecastReplay } from './checkReplay.ts';
import { readRequestedChanges } from './readRequestedChanges.ts';
import { replayHandler } from './replayHandler.ts';

const list = defineHandler('releases.list', async ({ db, page }) => {
  const { count } = await db
    .selectFrom('release')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const pointer = await db.selectFrom('live_release').selectAll().executeTakeFirst();
  const rows = await db
    .selectFrom('release')
    .select(['hash', 'published_at', 'author', 'parent', 'note', 'changes', 'answers'])
    .orderBy('published_at', 'desc')
    .orderBy('hash')
    .offset(page.page * page.size)
    .limit(page.size)
    .execute();
  const total = Number(count);
  return {
    content: rows.map(({ hash, published_at, author, parent, note, changes, answers }) => ({
      ...{ release: hash, publishedAt: published_at, isLive: hash === pointer?.hash },
      isShipped: hash === pointer?.shipped,
      ...(author === null ? {} : { author }),
      ...(parent === null ? {} : { parent }),
      ...(note === null ? {} : { note }),
      changes: Array.isArray(changes) ? changes.filter(isDefinitionChange) : [],
      ...(Array.isArray(answers) ? { answers } : {}),
    })),
    ...{ totalElements: total, totalPages: Math.ceil(total / page.size), number: page.page, size: page.size },
  };
});

const diff = defineHandler('releases.diff', async (context) => {
  const { db, args } = context;
  const from = await filesOf(context, args['hash']);
  const to = await filesOf(context, args['to']);
  return { from: from.hash, to: to.hash, changes: diffFiles(from.files, to.files) };

  async function filesOf({ notFound }: HandlerContext, given: unknown) {
    const hash = String(given);
    const files = await readFiles(db, hash);
    return files === undefined ? notFound() : { hash, files };
  }
});

const files = defineHandler('releases.files', async ({ db, args, notFound }) => {
  const digests = await readDigests(db, String(args['hash']));
  if (digests === undefined) return notFound();
  return Object.entries(digests)
    .map(([path, digest]) => ({ path, digest, ...nameOfPath(path) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
});

const definition = defineHandler('releases.definition', async ({ db, args, notFound }) => {
  const { hash, kind, definition: id } = args;
  const digests = (await readDigests(db, String(hash))) ?? {};
  const found = Object.entries(digests).find(([path]) => {
    const name = nameOfPath(path);
    return name?.kind === kind && name?.definition === id;
  });
  if (found === undefined) return notFound();
  const [path, digest] = found;
  const row = await db.selectFrom('definition_file').select('text').where('digest', '=', digest).executeTakeFirst();
  return { path, digest, kind, definition: id, text: row?.text };
});

const dryRun = defineHandler('releases.dryRun', async (context) => {
  const { db, release, storages } = context;
  const asked = await readRequestedChanges(context);
  await assertLive(db, asked.base);
  const { candidate, before } = await readCandidate(asked);
  await nextTurn();
  const { source, problems } = candidate;
  const changes = source === undefined ? [] : diffFiles(before, source.files);
  const next = source?.release;
  const forecast = await forecastChanges({
    db,
    storages,
    live: release,
    changes,
    ...(next === undefined ? {} : { next }),
  });
  const drafts = { base: asked.base, changes: contentsOf(asked) };
  const excess = source === undefined ? [] : (await forecastReplay(context, source, drafts)).errors;
  return {
    base: asked.base,
    ...(next === undefined ? {} : { release: next.hash }),
    changes: forecast,
    widenings: candidate.widenings,
    narrowings: next === undefined ? [] : await findPermissionGrants(next, release),
    errors: [...problems, ...excess].map((problem) => ({ ...problem, ...nameOfPath(problem.file) })),
  };
});

const publish = defineHandler('releases.publish', async (context) => {
  const { db, body, releases, server, afterCommit } = context;
  const { note, confirm } = body;
  const requested = await readRequestedChanges(context);
  if (!server.publishOwnDrafts) assertWrittenByOthers(requested);
  await assertNotScheduled(db, requested.editions);
  const confirmed = Array.isArray(confirm) ? confirm.map(String) : [];
  const published = await publishRelease({
    ...requested,
    ...actingOf(context),
    replay: (next, drafts) => checkReplay(context, next, drafts),
    isConfirmed: ({ id }) => confirmed.includes(id),
    ...(typeof note === 'string' && note !== '' ? { note } : {}),
  });
  afterCommit(() => releases.refresh());
  const { release, changes, warnings } = published;
  return { release, changes, errors: warnings };
});

const rollback = defineHandler('releases.rollback', async (context) => {
  const { args, body, releases, afterCommit, notFound } = context;
  const older = await releases.find(String(args['hash']));
  if (older === undefined) return notFound();
  const { unanswered } = releases;
  await rollbackRelease({ ...actingOf(context), unanswered, base: String(body['base']), to: older.release });
  afterCommit(() => releases.refresh());
});

/** Publishing and rolling back while the server runs, with comparison and dry run. */
export const releaseHandlers: readonly Handler[] = [
  list,
  diff,
  files,
  definition,
  dryRun,
  publish,
  rollback,
  replayHandler,
];

function actingOf({ db, user, operation, scope }: HandlerContext) {
  return { db, user, operation: operation.id, now: scope.clock.now };
}
