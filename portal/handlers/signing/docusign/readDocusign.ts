import { readFileSync } from 'node:fs';

/** An account of DocuSign, and the key by which it is spoken for. */
export interface DocusignConfig {
  readonly integrationKey: string;
  readonly accountId: string;
  readonly userId: string;
  /** RSA private key as PEM. */
  readonly privateKey: string;
  /** Of the REST API, without a version. */
  readonly baseUrl: string;
  readonly authUrl: string;
}

// Handlers find it beside the server's own facts. A declaration is merged in the module that has it, not in a door.
declare module '../../../../server/contract/handler.types.ts' {
  interface ServerFacts {
    /** The account of a signing service; without it the portal's own page is signed on. */
    readonly docusign?: DocusignConfig;
  }
}

const needed = ['DOCUSIGN_ACCOUNT_ID', 'DOCUSIGN_USER_ID', 'DOCUSIGN_KEY_FILE'] as const;

/** The configured account, or undefined without an integration key; throws when the account is set by half. */
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
