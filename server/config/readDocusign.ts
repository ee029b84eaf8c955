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

/** The settings it is made of. */
export interface DocusignEnvironment {
  readonly DOCUSIGN_INTEGRATION_KEY: string;
  readonly DOCUSIGN_ACCOUNT_ID: string;
  readonly DOCUSIGN_USER_ID: string;
  readonly DOCUSIGN_KEY_FILE: string;
  readonly DOCUSIGN_BASE_URL: string;
  readonly DOCUSIGN_AUTH_URL: string;
}

const needed = ['DOCUSIGN_ACCOUNT_ID', 'DOCUSIGN_USER_ID', 'DOCUSIGN_KEY_FILE'] as const;

/** The configured account, or undefined without an integration key; throws when the account is set by half. */
export function readDocusign(env: DocusignEnvironment): DocusignConfig | undefined {
  if (env.DOCUSIGN_INTEGRATION_KEY === '') return undefined;
  const missing = needed.filter((name) => env[name] === '');
  if (missing.length > 0) throw new Error(`DOCUSIGN_INTEGRATION_KEY needs ${missing.join(', ')} too.`);
  return {
    integrationKey: env.DOCUSIGN_INTEGRATION_KEY,
    accountId: env.DOCUSIGN_ACCOUNT_ID,
    userId: env.DOCUSIGN_USER_ID,
    privateKey: readFileSync(env.DOCUSIGN_KEY_FILE, 'utf8'),
    baseUrl: env.DOCUSIGN_BASE_URL.replace(/\/+$/, ''),
    authUrl: env.DOCUSIGN_AUTH_URL.replace(/\/+$/, ''),
  };
}
