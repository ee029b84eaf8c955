import { type RawBuilder, sql } from 'kysely';
import { people } from '../../portal/testing/portalPeople.ts';
import type { DatabaseHandle } from '../../server/database/DatabaseHandle.types.ts';

/** Numbers of records in the lists. */
const counts = {
  organizations: 10_000,
  people: 10_000,
  users: 10_000,
  evaluations: 2_000,
  documents: 500,
  notifications: 100_000,
} as const;

/** Adds records to a portal that has its users only: evaluations of one manager, documents of one organisation. */
export async function seedLists(database: DatabaseHandle, release: string): Promise<void> {
  const run = (statement: RawBuilder<unknown>) => statement.execute(database.current());
  const numbers = (count: number) => sql`generate_series(1, ${sql.lit(count)}) as i`;
  const byRelease = sql.lit(release);
  const [manager, contractor] = [sql.lit(people.manager), sql.lit(people.contractor)];
  await run(sql`insert into organization (name, logical_name, type)
    select 'Studio ' || md5(i::text), 'contact' || i || '@example.com', (array['IC', 'SV'])[1 + i % 2]
    from ${numbers(counts.organizations)}`);
  await run(sql`insert into person (logical_name, first_name, last_name, organization_id)
    select logical_name, 'First' || id % 313, 'Last' || id % 997, id from organization
    where logical_name like 'contact%' limit ${sql.lit(counts.people)}`);
  await run(sql`insert into account (email, username, first_name, last_name, roles, company_ids, company_id)
    select logical_name, logical_name, first_name, last_name, array['Contractor'], array[1], 1 from person
    where logical_name like 'contact%' limit ${sql.lit(counts.users)}`);
  await run(sql`insert into project (project_number, project_name, company_id, region_id, contractor_type,
      project_start_date, project_end_date, project_amount, state, status, recommendation, release, attributes)
    select '1-1-' || (100000 + i), 'Project ' || md5(i::text), 1, 1, 'Eval', date '2026-01-01' + i % 365,
      date '2027-01-01' + i % 365, 1000 + i, 'OPEN', 'Active', 'OPEN', ${byRelease},
      '{"companyName":"Acme","jobFunctionId":1}'::jsonb
    from ${numbers(counts.evaluations)}`);
  for (const [side, login] of [['manager', manager] as const, ['contractor', contractor] as const]) {
    await run(sql`insert into project_person (project_number, side, position, logical_name, first_name, last_name)
      select project_number, ${sql.lit(side)}, 0, ${login}, 'First', 'Last' from project`);
  }
  await run(sql`insert into evaluation (project_number, company_id, side, type, status, evaluatee_logical_name, region_id, release)
    select project_number, 1, 'manager', 'MANAGER', (array['INCOMPLETE', 'COMPLETE'])[1 + substr(project_number, 5)::integer % 2],
      ${manager}, 1, ${byRelease} from project`);
  await run(sql`insert into stored_file (id, name, type, size, hash, created_at)
    select 'file' || i, 'certificate-' || i || '.pdf', 'application/pdf', 1000 + i, md5(i::text), now()
    from ${numbers(counts.documents)}`);
  await run(sql`insert into document_submit (s3_id, document_id, organization_id, original_filename, date_received, release)
    select 'file' || i, 1 + i % 7, organization.id, 'certificate-' || i || '.pdf', now() - i * interval '1 hour', ${byRelease}
    from ${numbers(counts.documents)}, organization where organization.logical_name = ${contractor}`);
  await run(sql`insert into notification (type, status, project_number, company_id, release)
    select 'PROJECT_CREATED', 'SENT', '1-1-' || (100001 + i % ${sql.lit(counts.evaluations)}), 1, ${byRelease}
    from ${numbers(counts.notifications)}`);
  await run(sql`analyze`);
  await run(sql`vacuum`);
}
