import { readFileSync } from 'node:fs';

/** A DocuSign account and its key. */
export interface DocusignConfig {
  readonly integrationKey: string;
  readonly accountId: string;
  readonly userId: string;
  /** RSA private key as PEM. */
  readonly privateKey: string;
  /** Base URL of the REST API, without the version. */
  readonly baseUrl: string;
  readonly authUrl: string;
}

// Declaration merging only applies to the declaring module, so an entry point cannot be used here.
declare module '../../../../server/contract/handler.types.ts' {
  interface ServerFacts {
    /** Account of the signing service. Without it, documents are signed on the portal's own page. */
    readonly docusign?: DocusignConfig;
  }
}

const needed = ['DOCUSIGN_ACCOUNT_ID', 'DOCUSIGN_USER_ID', 'DOCUSIGN_KEY_FILE'] as const;

/** Returns the configured account, or undefined without an integration key. Throws if settings are missing. */
export function readDocusign(env: Readonly<Record<string, string>>): DocusignConfig | undefined {
  const setting = (name: string): string => env[name] ?? '';
  if (setting('DOCUSIGN_INTEGRATION_KEY') === '') return undefined;
  const missing = needed.filter((name) => setting(name) === '');
  if (missing.length > 0) throw new Error(`DOCUSIGN_INTEGRATION_KEY needs ${missing.join(', ')} too.`);
  return {
    integrationKey: setting('DOCUSIGN_INTEGRATION_KEY'),
    accountId: setting('DOCUSIGN_ACCOUNT_ID'),
    userId: setting('DOCUSIGN_USER_ID'),
    privateKey: readFileSync(setting('DOCUSIGN_KEY_FILE'), 'utf8'),
    baseUrl: setting('DOCUSIGN_BASE_URL').replace(/\/+$/, ''),
    authUrl: setting('DOCUSIGN_AUTH_URL').replace(/\/+$/, ''),
  };
}
