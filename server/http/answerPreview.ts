import type { FastifyReply, FastifyRequest } from 'fastify';
import { clockOn, isRecord } from '#engine';
import type { Services } from '../contract/Services.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { chooseLocale } from '../locales/chooseLocale.ts';
import { inTransaction } from '../operations/inTransaction.ts';
import { runOperation } from '../operations/runOperation.ts';
import { assertReading, readOnly, readOnlyServices, refuseCalls } from '../previews/readOnly.ts';
import { withSamples } from '../previews/withSamples.ts';
import type { OperationMatch } from '../releases/createOperationRouter.ts';
import type { PreviewRelease } from '../releases/ReleaseStore.types.ts';
import { findCaller, rightsNameOf } from './callerOf.ts';
import { capturedRelease } from './capturedRelease.ts';
import { sendResult } from './sendResult.ts';

interface AskedPreview {
  readonly services: Services;
  readonly served: PreviewRelease;
  readonly match: OperationMatch;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Handles an operation of a preview. Operations that write are refused before anything of the request is read. The
 * others run in a read-only transaction, with services that send and store nothing, and with the clock on the day of
 * the preview.
 */
export async function answerPreview({ services, served, match, request, reply }: AskedPreview): Promise<FastifyReply> {
  const { operation, params } = match;
  assertReading(operation, served.handlers.get(operation.id));
  const { authorization } = request.headers;
  const { date } = capturedRelease(request).preview?.claims ?? {};
  const clock = date === undefined ? services.clock : clockOn(date, services.clock);
  let rights: string | undefined;
  const work = async (db: Queries): Promise<unknown> => {
    const { user, loaded, preview } = await findCaller({ services, request, authorization, loaded: served }, db);
    rights = rightsNameOf(user, loaded.release, services.facts.secret);
    return runOperation({
      services: { ...readOnlyServices(services), clock },
      live: preview?.isOnSamples === true ? withSamples(loaded, user) : loaded,
      ...{ db, operation, caller: { user } },
      locale: chooseLocale(request.headers['accept-language'], served.release.locales),
      http: { params, query: isRecord(request.query) ? request.query : {}, body: request.body },
      request: { network: request.ip },
      afterCommit: () => undefined,
      outside: refuseCalls,
    });
  };
  const result = await inTransaction(services.database, (db) => readOnly(db, () => work(db)));
  if (rights !== undefined) reply.header('x-rights', rights);
  reply.header('vary', 'authorization, accept-language').header('cache-control', 'no-store');
  return sendResult(reply, operation, result);
}
