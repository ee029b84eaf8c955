import { envSchema } from 'env-schema';
import type { TimeLimits } from '../database/timeLimits.ts';
import type { TracingConfig } from '../tracing/TracingConfig.types.ts';
import { configSchema } from './configSchema.ts';
import { readTrustProxy, type TrustedProxies } from './readTrustProxy.ts';

/** The server's settings, read and validated once at start. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Bucket for files. */
  readonly filesUrl?: string;
  /** Largest upload in bytes. */
  readonly fileLimit: number;
  /** Virus scanner. */
  readonly clamdUrl?: string;
  readonly definitions?: string;
  readonly databaseUrl?: string;
  /** Replica that lists are read from. */
  readonly databaseReadUrl?: string;
  /** Time limits for PostgreSQL. */
  readonly databaseLimits: TimeLimits;
  readonly sessionSecret?: string;
  readonly sessionMinutes: number;
  readonly smtpUrl?: string;
  /** Who can read mails in the portal, besides its first role, if there is no mail server. */
  readonly mailbox: 'demo' | 'administrator';
  readonly mailFrom: string;
  /** An OpenID Connect provider for signing in. */
  readonly oidc?: OidcConfig;
  /** Path to which the provider redirects. */
  readonly oidcCallback: string;
  readonly logLevel: string;
  /** Token that requests to `/metrics` must send. Without it, there are no metrics. */
  readonly metricsToken?: string;
  /** Collector of traces. Without it, nothing is traced. */
  readonly tracing?: TracingConfig;
  readonly rateLimit: number;
  readonly loginLimit: number;
  readonly publishOwnDrafts: boolean;
  readonly bodyLimit: number;
  /** Proxies whose forwarded address is trusted. */
  readonly trustProxy: TrustedProxies;
  readonly demoData: boolean;
  readonly adminEmail: string;
  readonly release: 'published' | 'folder';
  readonly timeZone: string;
}

interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret?: string;
}

interface Environment {
  readonly HOST: string;
  readonly PORT: number;
  readonly PUBLIC_URL: string;
  readonly DATA_DIR: string;
  readonly FILES_URL: string;
  readonly FILE_LIMIT: number;
  readonly CLAMD_URL: string;
  readonly DEFINITIONS: string;
  readonly DATABASE_URL: string;
  readonly DATABASE_READ_URL: string;
  readonly DATABASE_CONNECT_SECONDS: number;
  readonly DATABASE_STATEMENT_SECONDS: number;
  readonly SESSION_SECRET: string;
  readonly SESSION_MINUTES: number;
  readonly SMTP_URL: string;
  readonly MAILBOX: 'demo' | 'administrator';
  readonly MAIL_FROM: string;
  readonly OIDC_ISSUER: string;
  readonly OIDC_CLIENT_ID: string;
  readonly OIDC_CLIENT_SECRET: string;
  readonly OIDC_CALLBACK: string;
  readonly LOG_LEVEL: string;
  readonly METRICS_TOKEN: string;
  readonly OTEL_EXPORTER_OTLP_ENDPOINT: string;
  readonly OTEL_SERVICE_NAME: string;
  readonly OTEL_TRACES_SAMPLER_ARG: number;
  readonly RATE_LIMIT: number;
  readonly LOGIN_LIMIT: number;
  readonly PUBLISH_OWN_DRAFTS: boolean;
  readonly BODY_LIMIT: number;
  readonly TRUST_PROXY: string;
  readonly DEMO_DATA: boolean;
  readonly ADMIN_EMAIL: string;
  readonly RELEASE: 'published' | 'folder';
  readonly TIME_ZONE: string;
}

/**
 * Reads the environment, and `.env` in the working directory if `dotenv` is set. Throws an error that lists every
 * invalid setting.
 */
export function readConfig(variables: NodeJS.ProcessEnv, options: { readonly dotenv?: boolean } = {}): Config {
  // Passed as `data`, because env-schema would otherwise add the process environment to that of a test.
  const env = envSchema<Environment>({
    schema: configSchema,
    data: known(variables),
    env: false,
    dotenv: options.dotenv ?? false,
  });
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL === '' ? `http://localhost:${env.PORT}` : env.PUBLIC_URL.replace(/\/+$/, ''),
    dataDir: env.DATA_DIR,
    ...(env.FILES_URL === '' ? {} : { filesUrl: env.FILES_URL }),
    fileLimit: env.FILE_LIMIT,
    ...(env.CLAMD_URL === '' ? {} : { clamdUrl: env.CLAMD_URL }),
    ...(env.DEFINITIONS === '' ? {} : { definitions: env.DEFINITIONS }),
    ...(env.DATABASE_URL === '' ? {} : { databaseUrl: env.DATABASE_URL }),
    ...(env.DATABASE_READ_URL === '' ? {} : { databaseReadUrl: env.DATABASE_READ_URL }),
    databaseLimits: {
      connectSeconds: env.DATABASE_CONNECT_SECONDS,
      statementSeconds: env.DATABASE_STATEMENT_SECONDS,
    },
    ...(env.SESSION_SECRET === '' ? {} : { sessionSecret: env.SESSION_SECRET }),
    sessionMinutes: env.SESSION_MINUTES,
    ...(env.SMTP_URL === '' ? {} : { smtpUrl: env.SMTP_URL }),
    mailbox: env.MAILBOX,
    mailFrom: env.MAIL_FROM,
    ...(env.OIDC_ISSUER === '' ? {} : { oidc: readOidc(env) }),
    oidcCallback: env.OIDC_CALLBACK,
    logLevel: env.LOG_LEVEL,
    ...(env.METRICS_TOKEN === '' ? {} : { metricsToken: env.METRICS_TOKEN }),
    ...(env.OTEL_EXPORTER_OTLP_ENDPOINT === '' ? {} : { tracing: readTracing(env) }),
    rateLimit: env.RATE_LIMIT,
    loginLimit: env.LOGIN_LIMIT,
    publishOwnDrafts: env.PUBLISH_OWN_DRAFTS,
    bodyLimit: env.BODY_LIMIT,
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    demoData: env.DEMO_DATA,
    adminEmail: env.ADMIN_EMAIL,
    release: env.RELEASE,
    timeZone: env.TIME_ZONE === '' ? Intl.DateTimeFormat().resolvedOptions().timeZone : env.TIME_ZONE,
  };
}

function readTracing(env: Environment): TracingConfig {
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
    service: env.OTEL_SERVICE_NAME,
    share: env.OTEL_TRACES_SAMPLER_ARG,
  };
}

function readOidc({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Environment): OidcConfig {
  if (OIDC_CLIENT_ID === '') throw new Error('OIDC_CLIENT_ID is needed where OIDC_ISSUER is set.');
  const secret = OIDC_CLIENT_SECRET === '' ? {} : { clientSecret: OIDC_CLIENT_SECRET };
  return { issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, ...secret };
}

function known(variables: NodeJS.ProcessEnv): Record<string, unknown> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => Object.hasOwn(configSchema.properties, name)));
}
