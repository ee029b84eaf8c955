import { randomBytes } from 'node:crypto';
import { findExamples, sampleRecords } from '#compiler';
import type { HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import { storePreviewRelease } from '../releases/previewReleases.ts';
import type { ReleaseSource } from '../releases/ReleaseStore.types.ts';
import type { PreviewTarget } from './previewTarget.ts';
import { signPreviewToken } from './previewToken.ts';
import { removePreviews } from './removePreviews.ts';

/** A preview ends after this time, or earlier with the session in which it was opened. */
const previewMinutes = 30;

interface Opening {
  readonly source: ReleaseSource & { readonly validators?: string };
  readonly target: PreviewTarget;
  /** The day on which the preview is. Absent: the present one. */
  readonly date?: string;
  /** Drafts in the release, for the log of events. */
  readonly drafts: readonly number[];
}

/** An opened preview, with the token that its page sends. */
export interface OpenedPreview {
  readonly preview: string;
  readonly token: string;
  readonly release: string;
  readonly expiresAt: string;
}

/** Opens a preview of a release for the session of the request, and logs who has opened it and as whom. */
export async function openPreview(
  context: Pick<HandlerContext, 'db' | 'events' | 'operation' | 'request' | 'scope' | 'server' | 'user'>,
  { source, target, drafts, ...on }: Opening,
): Promise<OpenedPreview> {
  const { db, events, operation, request, scope, server, user } = context;
  const { sessionId } = request;
  if (sessionId === undefined || user.id === undefined) throw new Refusal({ status: 401, code: 'unauthenticated' });
  const { release, files, validators } = source;
  // Tokens count in whole seconds, so the preview expires at a whole second too.
  const now = Math.floor(Date.parse(scope.clock.now()) / 1000) * 1000;
  const issuedAt = new Date(now);
  const expires = new Date(now + previewMinutes * 60_000);
  const [at, expiresAt] = [issuedAt.toISOString(), expires.toISOString()];
  const id = randomBytes(16).toString('base64url');
  await removePreviews(db, at);
  const records = sampleRecords(release, findExamples(files));
  await storePreviewRelease(db, { release, records, at, ...(validators === undefined ? {} : { validators }) });
  await db
    .insertInto('preview')
    .values({
      ...{ id, account_id: user.id, session_id: sessionId, operation: operation.id, release: release.hash },
      ...{ target: JSON.stringify(target), opened_at: at, expires_at: expiresAt },
    })
    .execute();
  await events.append({
    ...{ entity: 'preview', key: id, what: 'open' },
    after: { release: release.hash, drafts, as: target, ...on, expiresAt },
  });
  const facts = { accountId: user.id, previewId: id, release: release.hash, ...on, issuedAt, expiresAt: expires };
  return { preview: id, token: await signPreviewToken(facts, server.secret), release: release.hash, expiresAt };
}

/** Ends a preview of the user. Returns false if there is none with this id. */
export async function endPreview({ db, events, scope, user }: HandlerContext, id: string): Promise<boolean> {
  const ended = await db
    .updateTable('preview')
    .set({ ended_at: scope.clock.now() })
    .where('id', '=', id)
    .where('account_id', '=', user.id ?? 0)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (ended === undefined) return false;
  await events.append({ entity: 'preview', key: id, what: 'end' });
  return true;
}
