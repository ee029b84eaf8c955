import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config/readConfig.ts';
import type { TrustedProxies } from '../config/readTrustProxy.ts';
import type { Services } from '../contract/Services.types.ts';
import { addDocsRoutes } from './addDocsRoutes.ts';
import { addHealthRoutes } from './addHealthRoutes.ts';
import { addMetrics } from './addMetrics.ts';
import { addOperationRoutes } from './addOperationRoutes.ts';
import { addPortalRoutes } from './addPortalRoutes.ts';
import { addReleaseRoutes } from './addReleaseRoutes.ts';
import { addTracing } from './addTracing.ts';
import { answerError } from './answerError.ts';
import { capturedRelease, captureRelease, routeOf } from './capturedRelease.ts';
import { closedPolicy } from './closedPolicy.ts';
import { closeIdleConnections } from './closeIdleConnections.ts';
import { loggedFacts } from './loggedFacts.ts';
import { loggerOptions } from './loggerOptions.ts';
import { sharedCounts, shareThroughTable } from './sharedCounts.ts';

/** The HTTP server. */
export type App = FastifyInstance;

interface AppInput {
  readonly config: Config;
  /** All services except the log, which the app creates. */
  readonly services: Omit<Services, 'log'>;
  /** Folder of the built web app. Without it, only the API is served. */
  readonly portal?: string;
  /** Adds the routes of another service to this server. */
  readonly extend?: (app: App) => Promise<void>;
  /** Destination of log lines. Default: standard output. */
  readonly logTo?: { write(line: string): void };
}

/** Creates the complete HTTP server, ready to listen or to be called by a test. */
export async function createApp({ config, services: given, portal, extend, logTo }: AppInput): Promise<App> {
  const app = Fastify({
    logger: loggerOptions(config.logLevel, logTo),
    bodyLimit: config.bodyLimit,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxiesOf(config.trustProxy),
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
  });
  const services: Services = { ...given, log: app.log };
  // The release's own validators check requests. Fastify's use another version of JSON Schema.
  app.setValidatorCompiler(() => () => true);
  closeIdleConnections(app);
  if (config.tracing !== undefined) addTracing(app);
  acceptJson(app);
  await app.register(multipart);
  captureRelease(app, services);
  app.addHook('onResponse', async (request, reply) => {
    // The route instead of the path, so that keys and tokens of the path are not logged.
    const facts = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ...loggedFacts(request),
    };
    request.log.info({ ...facts, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.addHook('onSend', async (request, reply) => {
    const { release } = capturedRelease(request).live ?? services.releases.live();
    reply.header('x-release', release.hash);
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', closedPolicy);
    }
  });
  app.setErrorHandler((error, request, reply) => answerError({ error, request, reply, services }));
  const onError = (error: unknown): void => app.log.warn({ err: error }, 'requests are counted by this server alone');
  await app.register(rateLimit, {
    ...{ max: config.rateLimit, timeWindow: '1 minute' },
    // An embedded database serves one process, so counts in memory suffice.
    ...(given.database.kind === 'postgres'
      ? { store: sharedCounts({ tell: shareThroughTable(given.database), onError }) }
      : {}),
  });
  await app.register(compress, { threshold: 2048 });
  await app.register(helmet, {
    enableCSPNonces: false,
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    hsts: config.publicUrl.startsWith('https:'),
  });
  addHealthRoutes(app, services);
  if (config.metricsToken !== undefined) addMetrics(app, services, config.metricsToken);
  await addDocsRoutes(app, services);
  addReleaseRoutes(app, services);
  addOperationRoutes(app, services);
  await extend?.(app);
  await addPortalRoutes(app, { services, ...(portal === undefined ? {} : { folder: portal }) });
  return app;
}

/**
 * Fastify ignores a plain number, because a client that reaches the server directly can send as many addresses as there
 * are proxies. A server with this setting can only be reached through its proxies.
 */
function proxiesOf(trusted: TrustedProxies) {
  if (typeof trusted !== 'number') return [...trusted];
  return trusted === 0 ? false : (_address: string, index: number) => index < trusted;
}

/** A body without files is JSON. An empty body is accepted as absent, whatever its content type. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
