import { sql } from 'kysely';
import type { HealthCheck } from '../contract/HealthCheck.types.ts';
import type { Services } from '../contract/Services.types.ts';

interface Checked extends Pick<Services, 'database' | 'files' | 'scanner' | 'facts'> {
  /** Rejects if jobs do not run. Absent: jobs are disabled. */
  readonly jobs?: () => Promise<void>;
  /** Rejects if the mail server does not accept the sender. Absent: mails are read in the portal. */
  readonly mail?: () => Promise<void>;
}

/**
 * Returns the health checks of the services that the server itself uses, in the order of display, without services that
 * are not configured.
 */
export function serverChecks({ database, files, scanner, facts, jobs, mail }: Checked): readonly HealthCheck[] {
  const { provider } = facts;
  return [
    { service: 'server', call: () => Promise.resolve() },
    { service: 'database', after: 'server', call: () => sql`select 1`.execute(database.current()) },
    ...(database.replica === undefined
      ? []
      : [{ service: 'replica', after: 'database', call: database.replica.check }]),
    ...(jobs === undefined ? [] : [{ service: 'jobs', after: 'database', call: jobs }]),
    {
      service: 'mail',
      after: jobs === undefined ? 'database' : 'jobs',
      call: mail ?? (() => database.current().selectFrom('mail').select('id').limit(1).execute()),
    },
    ...(scanner === undefined ? [] : [{ service: 'scanner', call: scanner.check }]),
    { service: 'files', ...(scanner === undefined ? {} : { after: 'scanner' }), call: files.check },
    ...(provider === undefined ? [] : [{ service: 'signIn', call: provider.check }]),
  ];
}
