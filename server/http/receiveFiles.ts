import type { FastifyReply, FastifyRequest } from 'fastify';
import { expressions } from '#compiler';
import { grantedRelations, type OperationModel } from '#engine';
import { Refusal } from '../contract/Refusal.ts';
import type { Services } from '../contract/Services.types.ts';
import type { ServedRelease } from '../releases/ReleaseStore.types.ts';
import { callerOf } from './callerOf.ts';
import { isMultipart, type ReceivedBody, receiveMultipart } from './receiveMultipart.ts';

interface Receiving {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly operation: OperationModel;
  readonly locale: string;
  readonly services: Services;
  readonly live: ServedRelease;
}

/**
 * Receives a multipart body. Returns undefined for any other body. Throws before anything is received if the caller has
 * no permission.
 */
export async function receiveFiles(receiving: Receiving): Promise<ReceivedBody | undefined> {
  const { request, reply, operation, locale, services, live } = receiving;
  if (!isMultipart(request, operation)) return undefined;
  const { release, validators } = live;
  try {
    const { authorization } = request.headers;
    const { user, loaded } = await callerOf({ services, request, loaded: live, authorization });
    if (grantedRelations(operation, { user, expressions }, loaded.release).length === 0) {
      throw user.signedIn
        ? new Refusal({ status: 403, code: 'forbidden' })
        : new Refusal({ status: 401, code: 'unauthenticated' });
    }
    return await receiveMultipart({ request, operation, services, runtime: { release, locale, validators } });
  } catch (error) {
    // The rest of the body is not read, so the connection cannot be reused.
    if (!request.raw.complete) reply.header('connection', 'close');
    throw error;
  }
}

/**
 * Awaits the call and then removes its received files that are not part of the outcome. If it is unknown whether the
 * transaction was committed, stored files remain; the removal of unused uploads later compares them with their rows.
 */
export async function endUpload<Result>(
  answered: Promise<Result>,
  { body: _body, discard, ...received }: ReceivedBody,
  { files, log }: Services,
): Promise<Result> {
  try {
    return await answered;
  } catch (error) {
    if (error instanceof Refusal) {
      for (const id of received.stored) {
        await files.uploads.remove(id).catch((failure: unknown) => {
          log.warn({ err: failure, file: id }, 'a refused file is removed later');
        });
      }
    }
    throw error;
  } finally {
    await discard();
  }
}
