import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { describeApi } from '#engine';
import { apiPrefix } from './askedOperation.ts';
import { chooseLocale } from './chooseLocale.ts';
import type { Services } from './Services.types.ts';

/** What the pages may load: themselves. The browser of the API styles its parts by `style` attributes. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The operations of the live release, to read and to try under `/docs`, and as OpenAPI under `/docs/json`. */
export async function addDocsRoutes(app: FastifyInstance, { releases }: Services): Promise<void> {
  const describe = (language: string | undefined) => {
    const { release } = releases.live();
    const locale = chooseLocale(language, release.locales);
    return { ...describeApi({ release, locale, title: 'Operations', prefix: apiPrefix }) };
  };
  await app.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.1.1', info: { title: 'API', version: '1' }, paths: {} } },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: contentSecurityPolicy,
    theme: { title: 'API' },
    uiConfig: { docExpansion: 'none', filter: true, persistAuthorization: false, validatorUrl: null },
    transformSpecificationClone: false,
    // The document follows the live release, which may be another one at every request.
    transformSpecification: (_document, request) => describe(request.headers['accept-language']),
  });
}
