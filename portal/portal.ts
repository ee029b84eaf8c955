import { fileURLToPath } from 'node:url';
import { definePortal } from '#server';
import { demoAccounts, demoPassword } from './demo/accounts.ts';
import { seedDemo } from './demo/seedDemo.ts';
import { forms } from './forms.ts';
import { handlers, jobs, storages } from './handlers/index.ts';
import { recordOutcome } from './handlers/notifications/notifications.ts';
import { docusignSettings } from './handlers/signing/docusign/docusignSettings.ts';
import { signingChecks } from './handlers/signing/signingChecks.ts';
import { migrations } from './migrations/index.ts';

/** The portal of this repository. */
export const portal = definePortal({
  definitions: fileURLToPath(new URL('../definitions', import.meta.url)),
  handlers,
  storages,
  jobs,
  migrations,
  forms,
  onMail: recordOutcome,
  settings: docusignSettings,
  checks: signingChecks,
  demo: { seed: seedDemo, people: demoAccounts, password: demoPassword, singleSignOn: true },
});
