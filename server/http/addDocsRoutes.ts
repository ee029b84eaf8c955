import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callableOperations, describeApi, expressions } from '#compiler';
import { anonymous, type Release, rightsOf, type User } from '#engine';
import type { Services } from '../contract/Services.types.ts';
import { chooseLocale } from '../locales/chooseLocale.ts';
import { callerOf } from './callerOf.ts';
import { apiPrefix } from './capturedRelease.ts';

/** The pages may load their own files only. The API browser uses inline `style` attributes. */
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

/** The browser globals that the script of the pages uses. */
declare const window: {
  readonly localStorage: { getItem(name: string): string | null };
  readonly location: { readonly href: string; readonly origin: string };
};

/**
 * Adds the portal's session in this browser to the pages' requests to this server, so that they show what the user may
 * call and run it as that user. The function is serialized into the script of the pages, so it cannot use other
 * variables.
 */
function asOwnSession<Asked extends object>(asked: Asked): Asked {
  const { url = '', headers = {} }: { url?: string; headers?: Record<string, string> } = asked;
  const token = window.localStorage.getItem('accessToken');
  const isOwn = new URL(url, window.location.href).origin === window.location.origin;
  if (isOwn && token !== null) headers['Authorization'] ??= `Bearer ${token}`;
  return asked;
}

/** Describes the operations of the live release that a user may call; without a session, the public ones. */
function describeFor(user: User, release: Release, language: string | undefined) {
  const own = callableOperations(release, rightsOf({ user, expressions }, release));
  const locale = chooseLocale(language, release.locales);
  return { ...describeApi({ release: own, locale, title: 'Operations', prefix: apiPrefix }) };
}

/**
 * Serves the documentation of the live release's operations under `/docs`, where they can be tried, and as OpenAPI
 * under `/docs/json`.
 */
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
    // The document depends on the live release, which can change between requests, and on the user.
    transformSpecification: (_document, request) =>
      describeFor(callers.get(request) ?? anonymous, releases.live().release, request.headers['accept-language']),
  });
}
