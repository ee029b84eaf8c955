import type { HealthCheck, Services } from '#server';
import { checkDocusign } from './docusign/checkDocusign.ts';

/** Returns the health check of the signing service: the configured account, or the portal's own table. */
export function signingChecks({ database, facts }: Pick<Services, 'database' | 'facts'>): readonly HealthCheck[] {
  const { docusign } = facts;
  const call: HealthCheck['call'] =
    docusign === undefined
      ? () => database.current().selectFrom('signing_document').select('envelope_guid').limit(1).execute()
      : (signal) => checkDocusign(docusign, signal);
  return [{ service: 'signing', call }];
}
