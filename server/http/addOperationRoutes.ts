import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isRecord, type OperationModel } from '#engine';
import { chooseLocale } from './chooseLocale.ts';
import { type Caller, findUser } from './findUser.ts';
import { inTransaction } from './inTransaction.ts';
import { Refusal } from './Refusal.ts';
import { runOperation } from './runOperation.ts';
import type { Services } from './Services.types.ts';
import { sendResult } from './sendResult.ts';

/** Path under which all operations stand; the portal's screens own every other one. */
export const apiPrefix = '/api';

/** One route per operation of the live release. */
export function addOperationRoutes(app: FastifyInstance, services: Services): void {
  const { release } = services.releases.live();
  for (const operation of Object.values(release.operations)) {
    app.route({
      method: operation.method,
      url: `${apiPrefix}${operation.path.replace(/\{([^}]+)\}/g, ':$1')}`,
      config: { operation: operation.id },
      handler: (request, reply) => answer({ services, operation, request, reply }),
    });
  }
  app.all(`${apiPrefix}/*`, () => {
    throw new Refusal({ status: 404, code: 'not-found' });
  });
}

interface Asked {
  readonly services: Services;
  readonly operation: OperationModel;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function answer({ services, operation, request, reply }: Asked): Promise<FastifyReply> {
  const live = services.releases.live();
  const locale = chooseLocale(request.headers['accept-language'], live.release.locales);
  const onceKey = readOnceKey(request.headers['idempotency-key']);
  const result = await inTransaction(services.database, async (db) => {
    const caller: Caller = await findUser({
      authorization: request.headers.authorization,
      db,
      release: live.release,
      secret: services.facts.secret,
      now: services.clock.now,
    });
    return runOperation({
      ...{ services, live, db, operation, caller, locale },
      http: { params: asRecord(request.params), query: asRecord(request.query), body: request.body },
      request: {
        network: request.ip,
        local: isLocal(request),
        ...(caller.sessionId === undefined ? {} : { sessionId: caller.sessionId }),
      },
      ...(onceKey === undefined ? {} : { onceKey }),
    });
  });
  // Answers speak of one person's data at one moment.
  reply.header('cache-control', 'no-store').header('vary', 'authorization, accept-language');
  return sendResult(reply, operation, result);
}

function readOnceKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\w-]{8,100}$/.test(header)) return header;
  throw new Refusal({ status: 400, code: 'validation' });
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** A name that is not the machine's own, or a proxy in between, means that somebody else may be asking. */
function isLocal(request: FastifyRequest): boolean {
  const isForwarded = 'x-forwarded-for' in request.headers || 'forwarded' in request.headers;
  const isLoopback = /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
  return isLoopback && !isForwarded && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(request.hostname);
}
