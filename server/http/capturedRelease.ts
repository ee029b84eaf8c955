import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../contract/Services.types.ts';
import { type PreviewClaims, readPreviewToken } from '../previews/previewToken.ts';
import type { OperationMatch } from '../releases/createOperationRouter.ts';
import type { PreviewRelease, ServedRelease } from '../releases/ReleaseStore.types.ts';

/** Path prefix of all operations. Every other path belongs to the screens of the portal. */
export const apiPrefix = '/api';

/** The release and the operation of a request. */
interface AskedOperation {
  /** The live release, or that of the preview. */
  readonly live?: ServedRelease;
  /** The preview that the token of the request belongs to. It may have ended. */
  readonly preview?: CapturedPreview;
  readonly match?: OperationMatch;
}

/** A preview by its token, with its release. */
export interface CapturedPreview {
  readonly claims: PreviewClaims;
  readonly release: PreviewRelease;
}

const asking = new WeakMap<FastifyRequest, AskedOperation>();

/**
 * Stores the live release at the start of each request, or the release of the preview. The request uses it until it
 * ends, even if another one is published meanwhile.
 */
export function captureRelease(app: FastifyInstance, services: Pick<Services, 'releases' | 'facts' | 'clock'>): void {
  app.addHook('onRequest', async (request) => {
    const preview = await findPreview(request, services);
    const live = preview?.release ?? services.releases.live();
    const [path = ''] = request.url.split('?');
    const isOperation = path.startsWith(`${apiPrefix}/`);
    const match = isOperation ? live.router(request.method, path.slice(apiPrefix.length)) : undefined;
    asking.set(request, {
      ...{ live, ...(match === undefined ? {} : { match }) },
      ...(preview === undefined ? {} : { preview }),
    });
  });
}

async function findPreview(
  { headers }: FastifyRequest,
  { releases, facts, clock }: Pick<Services, 'releases' | 'facts' | 'clock'>,
): Promise<CapturedPreview | undefined> {
  const claims = await readPreviewToken(headers.authorization, facts.secret, new Date(clock.now()));
  const release = claims && (await releases.preview(claims.release));
  return claims && release && { claims, release };
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
