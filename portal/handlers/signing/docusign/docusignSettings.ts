import type { PortalSettings } from '#server';
import { readDocusign } from './readDocusign.ts';

/** Settings of the signing service's account. Without one, documents are signed on the portal's own page. */
export const docusignSettings: PortalSettings = {
  properties: {
    DOCUSIGN_INTEGRATION_KEY: {
      type: 'string',
      default: '',
      description: "Integration key of a DocuSign app; empty: documents are signed on the portal's own page.",
    },
    DOCUSIGN_ACCOUNT_ID: { type: 'string', default: '', description: 'DocuSign account that sends.' },
    DOCUSIGN_USER_ID: { type: 'string', default: '', description: 'DocuSign user in whose name it sends.' },
    DOCUSIGN_KEY_FILE: {
      type: 'string',
      default: '',
      description: 'File with the RSA private key of the DocuSign app, as PEM.',
    },
    DOCUSIGN_BASE_URL: {
      type: 'string',
      pattern: '^https?://.+',
      default: 'https://demo.docusign.net/restapi',
      description: 'REST API of DocuSign; the one of trial accounts, until it is set.',
    },
    DOCUSIGN_AUTH_URL: {
      type: 'string',
      pattern: '^https?://.+',
      default: 'https://account-d.docusign.com',
      description: 'Where DocuSign gives tokens; for trial accounts, until it is set.',
    },
  },
  read: (environment) => {
    const docusign = readDocusign(environment);
    return docusign === undefined ? {} : { docusign };
  },
};
