import type { DatabaseHandle, Handler, ReleaseSource, SignInProvider } from '#server';
import { type DemoProvider, openApp, type TestAnswer, type TestApp } from '#server/testing';
import { seedDemo } from '../demo/seedDemo.ts';
import { handlers, jobs, storages } from '../handlers/index.ts';
import type { DocusignConfig } from '../handlers/signing/docusign/readDocusign.ts';
import { signingChecks } from '../handlers/signing/signingChecks.ts';
import { people, portalPassword } from './portalPeople.ts';
import { portalSource } from './portalRelease.ts';

export type PortalAnswer = TestAnswer;

/** The portal's server for tests. A person signs in once; the token is used again. */
export type PortalApp = TestApp;

interface PortalOptions {
  /** Fills an empty database with the demo data first. */
  readonly seed?: boolean;
  /** Another release than that of the definitions on disk, with its files. */
  readonly source?: ReleaseSource;
  /** An account of a signing service, instead of the portal's own page. */
  readonly docusign?: DocusignConfig;
  /** Failed sign-ins and access codes before the next is refused; more than any test makes when absent. */
  readonly loginLimit?: number;
  /** Least serious line that `log` gets; warnings when absent. */
  readonly logLevel?: 'trace';
  /** Says who people are who sign in elsewhere. */
  readonly provider?: SignInProvider;
  /** A provider inside the server. */
  readonly demo?: DemoProvider;
  /** Lays other handlers over the portal's own, for what a test wants to see before or instead of them. */
  readonly replace?: (handlers: ReadonlyMap<string, Handler>) => ReadonlyMap<string, Handler>;
}

/** The portal's server over a database, asked without a network. */
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
