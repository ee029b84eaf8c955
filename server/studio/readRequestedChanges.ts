import { setImmediate as nextTurn } from 'node:timers/promises';
import { isRecord, type Release } from '#engine';
import type { HandlerContext } from '../contract/handler.types.ts';
import { isRowId } from '../contract/isRowId.ts';
import type { DefinitionContent } from '../releases/applyChanges.ts';
import type { ReleaseBuilder } from '../releases/buildCandidate.ts';
import { type Edition, lockEditions } from '../releases/editions.ts';
import { readContent, refuseField } from '../releases/readContent.ts';
import { queryRelease } from './queryRelease.ts';

/** What a dry run, a publication or a preview is asked about. */
export interface RequestedChanges extends Pick<HandlerContext, 'db' | 'user'> {
  readonly base: string;
  readonly editions: readonly Edition[];
  readonly changes: readonly DefinitionContent[];
  readonly running: Release;
  readonly unanswered: HandlerContext['releases']['unanswered'];
  readonly build: ReleaseBuilder;
}

/** Returns the requested drafts and the changes in the body; all drafts if the body has neither. */
export async function readRequestedChanges(context: HandlerContext): Promise<RequestedChanges> {
  const { db, user, body, release, releases, notFound } = context;
  const given: readonly unknown[] | undefined = Array.isArray(body['drafts']) ? body['drafts'] : undefined;
  if (given?.every(isRowId) === false) throw refuseField('/drafts', 'Numbers of drafts expected.');
  const named = given?.filter(isRowId);
  const sent = Array.isArray(body['changes']) ? body['changes'].filter(isRecord) : undefined;
  const changes = (sent ?? []).map((change, index) => readContent(change, `/changes/${index}`));
  // Reading a large definition takes as long as a step of a dry run. Other requests are answered between them.
  await nextTurn();
  const editions = await lockEditions(db, named ?? (sent === undefined ? undefined : []));
  // A missing draft is refused instead of ignored.
  if (named !== undefined && new Set(named).size !== editions.length) return notFound();
  const base = String(body['base']);
  return {
    ...{ db, user, base, editions, changes },
    running: release,
    unanswered: releases.unanswered,
    build: (changes) => queryRelease(context, base, 'build', { changes }),
  };
}
