import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type DraftCall, isRecord } from '#engine';
import type { CallExternal } from '../contract/CallExternal.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import type { Services } from '../contract/Services.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { chooseLocale } from '../locales/chooseLocale.ts';
import { withExternalCalls } from '../operations/callExternal.ts';
import { inTransaction } from '../operations/inTransaction.ts';
import { isCleanJson } from '../operations/isCleanJson.ts';
import { runOperation } from '../operations/runOperation.ts';
import type { OperationMatch } from '../releases/createOperationRouter.ts';
import type { ServedRelease } from '../releases/ReleaseStore.types.ts';
import { answerPreview } from './answerPreview.ts';
import { browserOf } from './browserKey.ts';
import { callerOf, findCaller, rightsNameOf } from './callerOf.ts';
import { apiPrefix, capturedRelease } from './capturedRelease.ts';
import { endUpload, receiveFiles } from './receiveFiles.ts';
import { refuseOtherSites } from './refuseOtherSites.ts';
import { sendCacheable } from './sendCacheable.ts';
import { sendResult } from './sendResult.ts';
import { rememberPosition, writtenPosition } from './writtenPosition.ts';

/**
 * Handles the operations of the live release. The operation is matched for each request, so that a release can add and
 * remove paths while the server runs. A request uses the same release until it ends.
 */
export function addOperationRoutes(app: FastifyInstance, services: Services): void {
  app.all(`${apiPrefix}/*`, (request, reply) => {
    refuseOtherSites(request);
    const { live, match, preview } = capturedRelease(request);
    if (live === undefined || match === undefined) throw new Refusal({ status: 404, code: 'not-found' });
    const asked = { services, live, match, request, reply };
    return preview === undefined ? answer(asked) : answerPreview({ ...asked, served: preview.release });
  });
}

interface Asked {
  readonly services: Services;
  readonly live: ServedRelease;
  readonly match: OperationMatch;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function answer({ services, live, match, request, reply }: Asked): Promise<FastifyReply> {
  const { operation, params } = match;
  const locale = chooseLocale(request.headers['accept-language'], live.release.locales);
  const onceKey = operation.method === 'GET' ? undefined : readOnceKey(request.headers['idempotency-key']);
  const draft = readDraftCall(request.headers['x-draft']);
  let after: (() => Promise<unknown>)[] = [];
  const { secret, publicUrl } = services.facts;
  const isSecure = publicUrl.startsWith('https:');
  let rights: string | undefined;
  const received = await receiveFiles({ request, reply, operation, locale, services, live });
  const work = async (db: Queries, outside: CallExternal, read = db): Promise<unknown> => {
    // A retry starts without the callbacks of the first attempt.
    after = [];
    const { authorization } = request.headers;
    const { loaded, ...caller } = await findCaller({ services, request, authorization, loaded: live }, db);
    rights = rightsNameOf(caller.user, loaded.release, secret);
    return runOperation({
      ...{ services, live: loaded, db: read, operation, caller, locale },
      http: { params, query: asRecord(request.query), body: received?.body ?? request.body },
      request: {
        network: request.ip,
        browser: browserOf({ request, reply, isSecure }),
        ...(caller.sessionId === undefined ? {} : { sessionId: caller.sessionId }),
      },
      afterCommit: (work) => void after.push(work),
      outside,
      ...(onceKey === undefined ? {} : { onceKey }),
      ...(draft === undefined ? {} : { draft }),
      ...(received === undefined ? {} : { received }),
    });
  };
  // A read-only handler has nothing to roll back. The embedded database has one connection, which may be inside another
  // transaction.
  const handler = live.handlers.get(operation.id);
  const isReading = services.database.kind === 'postgres' && handler?.onlyReads === true;
  const { replica } = services.database;
  const { shape } = operation.result;
  const mayLag = shape === 'page' || shape === 'list' || handler?.fromReplica === true;
  const answered = withExternalCalls((outside) => {
    if (!isReading) return inTransaction(services.database, (db) => work(db, outside));
    const own = services.database.current();
    // The session and its rights are always read from the primary.
    return replica === undefined || !mayLag
      ? work(own, outside)
      : replica.read(writtenPosition(request, isSecure), (read) => work(own, outside, read));
  });
  const ended = received === undefined ? answered : endUpload(answered, received, services);
  const isWriting = replica !== undefined && operation.method !== 'GET';
  // A refusal can keep what was written before it.
  const result = await (isWriting ? ended.finally(() => rememberPosition({ reply, replica, isSecure })) : ended);
  for (const late of after) await late();
  // The response to a sign-in contains the name of the user's rights, so that the client can load its part of the
  // release without another request.
  const begun = isRecord(result) ? result['accessToken'] : undefined;
  if (typeof begun === 'string') {
    const { user, loaded } = await callerOf({ services, request, loaded: live, authorization: `Bearer ${begun}` });
    rights = rightsNameOf(user, loaded.release, secret);
  }
  if (rights !== undefined) reply.header('x-rights', rights);
  reply.header('vary', 'authorization, accept-language');
  if (handler?.isSteady === true && operation.method === 'GET') return sendCacheable(request, reply, result);
  // A response contains the data of one user at one time.
  reply.header('cache-control', 'no-store');
  return sendResult(reply, operation, result);
}

function readOnceKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\w-]{8,100}$/.test(header)) return header;
  throw new Refusal({ status: 400, code: 'once-key' });
}

/** Parses the draft step of a call: `wizard=…&key=…&step=…`, with `last=true` at the last step. */
function readDraftCall(header: string | string[] | undefined): DraftCall | undefined {
  if (header === undefined) return undefined;
  const parts = typeof header === 'string' && header.length <= 2000 ? new URLSearchParams(header) : undefined;
  const [wizard, key, step] = ['wizard', 'key', 'step'].map((name) => parts?.get(name) ?? '');
  if (!wizard || !key || !step || !isCleanJson([wizard, key, step])) {
    throw new Refusal({
      ...{ status: 400, code: 'validation' },
      message: 'The header x-draft must be wizard=…&key=…&step=…, encoded as a query, at most 2000 characters.',
    });
  }
  return { wizard, key, step, last: parts?.get('last') === 'true' };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
