import type { FastifyReply, FastifyRequest } from 'fastify';
import { InvalidDefinitionError } from '../contract/InvalidDefinitionError.ts';
import { Refusal, type RefusingRule } from '../contract/Refusal.ts';
import type { Services } from '../contract/Services.types.ts';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import { chooseLocale } from '../locales/chooseLocale.ts';
import { capturedRelease } from './capturedRelease.ts';
import { errorText } from './errorText.ts';
import { addLoggedFacts } from './loggedFacts.ts';

interface Failed {
  readonly error: unknown;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly services: Services;
}

/** Sends a thrown error as a refusal. An unexpected error is logged, and the client gets no details. */
export function answerError({ error, request, reply, services }: Failed): FastifyReply {
  const { release } = capturedRelease(request).live ?? services.releases.live();
  const locale = chooseLocale(request.headers['accept-language'], release.locales);
  const refusal = error instanceof Refusal ? error : refusalOf(error);
  const operation = capturedRelease(request).match?.operation.id;
  const isFault = refusal.status >= 500;
  const rule = operation === undefined ? {} : ruleOf(refusal, operation);
  addLoggedFacts(request, { refusal: refusal.code, ...rule });
  if (isFault) request.log.error({ err: error, operation, ...placeOf(error) }, 'request failed');
  const retryAfter = refusal.retryAfter ?? (refusal.status === 503 ? retrySeconds : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(refusal.status).send({
    code: refusal.code,
    message: refusal.words ?? errorText(refusal.code, release, locale),
    ...(refusal.fields === undefined ? {} : { fields: refusal.fields }),
    ...(refusal.errors === undefined ? {} : { errors: refusal.errors }),
    ...(refusal.version === undefined ? {} : { version: refusal.version }),
    // The log contains this reference too.
    ...(isFault ? { reference: request.id } : {}),
    release: release.hash,
    ...(operation === undefined ? {} : { definition: operation, ...rule }),
  });
}

/** Statuses of requests that a rule of the definitions refuses. */
const ruled: ReadonlySet<number> = new Set([403, 409, 422]);

function ruleOf({ status, rule }: Refusal, operation: string): { readonly rule?: RefusingRule } {
  return ruled.has(status) ? { rule: rule ?? { definition: `operation/${operation}`, pointer: '' } } : {};
}

/** Returns the location in the definitions where the error can be corrected. */
function placeOf(error: unknown): object {
  return error instanceof InvalidDefinitionError ? { definition: error.definition, pointer: error.pointer } : {};
}

/** A restarting database usually responds again within this time. */
const retrySeconds = 5;

/** Maps expected errors of the framework and the database to refusals. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof DatabaseUnavailable) return new Refusal({ status: 503, code: 'unavailable' });
  const code = property(error, 'code');
  const status = property(error, 'statusCode');
  if (status === 413) return new Refusal({ status, code: 'too-large' });
  if (status === 415) return new Refusal({ status, code: 'media-type' });
  if (status === 429) return new Refusal({ status, code: 'rate-limit' });
  if (status === 404) return new Refusal({ status, code: 'not-found' });
  // A duplicate of a unique key, a serialization failure, or a deadlock.
  if (code === '23505' || code === '40001' || code === '40P01') return new Refusal({ status: 409, code: 'conflict' });
  // A value out of range for its column: a number too large, or an invalid date.
  if (typeof code === 'string' && /^22\w{3}$/.test(code)) return new Refusal({ status: 400, code: 'validation' });
  if (typeof status === 'number' && status >= 400 && status < 500) return new Refusal({ status, code: 'validation' });
  return new Refusal({ status: 500, code: 'internal' });
}

function property(error: unknown, name: 'code' | 'statusCode'): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  if (name === 'code') return 'code' in error ? error.code : undefined;
  return 'statusCode' in error ? error.statusCode : undefined;
}
