import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callableOperations, describeApi, expressions } from '#compiler';
import { anonymous, type Release, rightsOf, type User } from '#engine';
import type { Services } from '../contract/Services.types.ts';
import { chooseLocale } from '../locales/chooseLocale.ts';
import { callerOf } from './callerOf.ts';
import { apiPrefix } from './capturedRelease.ts';

/** What the pages may load: themselves. The browser of the API styles its parts by `style` attributes. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What the script of the pages finds in a browser. */
declare const window: {
  readonly localStorage: { getItem(name: string): string | null };
  readonly location: { readonly href: string; readonly origin: string };
};

/**
 * Lays the session of the portal in this browser on what the pages ask of this server: they show what the person may
 * call, and try it as that person. Written into the script of the pages, so it stands alone.
 */
function asOwnSession<Asked extends object>(asked: Asked): Asked {
  const { url = '', headers = {} }: { url?: string; headers?: Record<string, string> } = asked;
  const token = window.localStorage.getItem('accessToken');
  const isOwn = new URL(url, window.location.href).origin === window.location.origin;
  if (isOwn && token !== null) headers['Authorization'] ??= `Bearer ${token}`;
  return asked;
}

/** The operations of the live release that a person may call; without a session those that are open to everybody. */
function describeFor(user: User, release: Release, language: string | undefined) {
  const own = callableOperations(release, rightsOf({ user, expressions }, release));
  const locale = chooseLocale(language, release.locales);
  return { ...describeApi({ release: own, locale, title: 'Operations', prefix: apiPrefix }) };
}

/** The operations of the live release, to read and to try under `/docs`, and as OpenAPI under `/docs/json`. */
export async function addDocsRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { releases } = services;
  const callers = new WeakMap<FastifyRequest, User>();
  await app.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.1.1', info: { title: 'API', version: '1' }, paths: {} } },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: contentSecurityPolicy,
    theme: { title: 'API' },
    uiConfig: {
      ...{ docExpansion: 'none', filter: true, persistAuthorization: false, validatorUrl: null },
      requestInterceptor: asOwnSession,
    },
    uiHooks: {
      preHandler: async (request, reply) => {
        const { authorization } = request.headers;
        const { user } = await callerOf({ services, request, authorization, loaded: releases.live() });
        callers.set(request, user);
        reply.header('cache-control', 'no-store');
      },
    },
    transformSpecificationClone: false,
    // The document follows the live release, which may be another one at every request, and who asks.
    transformSpecification: (_document, request) =>
      describeFor(callers.get(request) ?? anonymous, releases.live().release, request.headers['accept-language']),
  });
}
