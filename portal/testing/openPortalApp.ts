import type { DatabaseHandle, Handler, ReleaseSource, SignInProvider } from '#server';
import { type DemoProvider, openApp, type TestAnswer, type TestApp } from '#server/testing';
import { seedDemo } from '../demo/seedDemo.ts';
import { handlers, jobs, storages } from '../handlers/index.ts';
import type { DocusignConfig } from '../handlers/signing/docusign/readDocusign.ts';
import { signingChecks } from '../handlers/signing/signingChecks.ts';
import { people, portalPassword } from './portalPeople.ts';
import { portalSource } from './portalRelease.ts';

export type PortalAnswer = TestAnswer;

/** The portal's server for tests. Tokens are cached per user. */
export type PortalApp = TestApp;

interface PortalOptions {
  /** Fills an empty database with the demo data first. */
  readonly seed?: boolean;
  /** A release with its files, instead of the definitions on disk. */
  readonly source?: ReleaseSource;
  /** Account of a signing service, instead of the portal's own page. */
  readonly docusign?: DocusignConfig;
  /** Limit of failed sign-ins and access codes. Default: more than any test makes. */
  readonly loginLimit?: number;
  /** Log level of `log`. Default: warnings. */
  readonly logLevel?: 'trace';
  /** Provider for single sign-on. */
  readonly provider?: SignInProvider;
  /** A provider inside the server. */
  readonly demo?: DemoProvider;
  /** Replaces handlers of the portal, so that a test can observe or substitute them. */
  readonly replace?: (handlers: ReadonlyMap<string, Handler>) => ReadonlyMap<string, Handler>;
}

/** Opens the portal's server with a database. It is called without a network. */
export async function openPortalApp(database: DatabaseHandle, options: PortalOptions = {}): Promise<PortalApp> {
  const { docusign, provider, demo, replace, loginLimit = 1000, logLevel = 'warn' } = options;
  const opened = await openApp(database, {
    portal: {
      ...{ handlers, storages, jobs, checks: signingChecks, password: portalPassword },
      source: options.source ?? (await portalSource()),
    },
    environment: { LOG_LEVEL: logLevel, RATE_LIMIT: '1000000', LOGIN_LIMIT: String(loginLimit) },
    facts: {
      demo: { emails: [people.admin], password: portalPassword },
      ...(docusign === undefined ? {} : { docusign }),
      ...(provider === undefined ? {} : { provider }),
    },
    ...(demo === undefined ? {} : { demo }),
    ...(replace === undefined ? {} : { replace }),
  });
  if (options.seed === true) await seedDemo(opened.services);
  const tokens = new Map<string, Promise<string>>();
  const signIn = (email: string): Promise<string> => {
    const token = tokens.get(email) ?? opened.signIn(email);
    tokens.set(email, token);
    return token;
  };
  return { ...opened, signIn };
}
