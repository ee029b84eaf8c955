import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationMatch } from '../releases/createOperationRouter.ts';
import type { ReleaseStore, ServedRelease } from '../releases/ReleaseStore.types.ts';

/** Path prefix of all operations. Every other path belongs to the screens of the portal. */
export const apiPrefix = '/api';

/** The release and the operation of a request. */
interface AskedOperation {
  readonly live?: ServedRelease;
  readonly match?: OperationMatch;
}

const asking = new WeakMap<FastifyRequest, AskedOperation>();

/**
 * Stores the live release at the start of each request. The request uses it until it ends, even if another one is
 * published meanwhile.
 */
export function captureRelease(app: FastifyInstance, releases: ReleaseStore): void {
  app.addHook('onRequest', async (request) => {
    const live = releases.live();
    const [path = ''] = request.url.split('?');
    const isOperation = path.startsWith(`${apiPrefix}/`);
    const match = isOperation ? live.router(request.method, path.slice(apiPrefix.length)) : undefined;
    asking.set(request, { live, ...(match === undefined ? {} : { match }) });
  });
}

/** Returns the release and the operation of a request; empty before the first hook has run. */
export function capturedRelease(request: FastifyRequest): AskedOperation {
  return asking.get(request) ?? {};
}

/** Returns the route of a request, without the keys and tokens of its path. */
export function routeOf(request: FastifyRequest): string {
  const { match } = capturedRelease(request);
  if (match !== undefined) return `${apiPrefix}${match.operation.path.replace(/\{([^}]+)\}/g, ':$1')}`;
  return request.routeOptions.url ?? '(page)';
}
