import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationMatch } from '../releases/createOperationRouter.ts';
import type { ReleaseStore, ServedRelease } from '../releases/ReleaseStore.types.ts';

/** Path under which all operations stand; the portal's screens own every other one. */
export const apiPrefix = '/api';

/** Under which release a request is answered, and what it asks for. */
interface AskedOperation {
  readonly live?: ServedRelease;
  readonly match?: OperationMatch;
}

const asking = new WeakMap<FastifyRequest, AskedOperation>();

/** Notes at the beginning of each request what is live then: whatever is published meanwhile, it ends under that. */
export function captureRelease(app: FastifyInstance, releases: ReleaseStore): void {
  app.addHook('onRequest', async (request) => {
    const live = releases.live();
    const [path = ''] = request.url.split('?');
    const isOperation = path.startsWith(`${apiPrefix}/`);
    const match = isOperation ? live.router(request.method, path.slice(apiPrefix.length)) : undefined;
    asking.set(request, { live, ...(match === undefined ? {} : { match }) });
  });
}

/** What was noted of a request; nothing before the first hook has run. */
export function capturedRelease(request: FastifyRequest): AskedOperation {
  return asking.get(request) ?? {};
}

/** The address a request was answered at, without the keys and tokens of its path. */
export function routeOf(request: FastifyRequest): string {
  const { match } = capturedRelease(request);
  if (match !== undefined) return `${apiPrefix}${match.operation.path.replace(/\{([^}]+)\}/g, ':$1')}`;
  return request.routeOptions.url ?? '(page)';
}
