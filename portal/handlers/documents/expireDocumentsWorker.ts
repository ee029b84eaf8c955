import { sql } from 'kysely';
import type { JobContext, JobWorker } from '#server';
import { updateProjects } from './documentStatus.ts';

/** Mails about expiring files, and how many days before the expiry each is sent. */
const mails = [
  { type: 'EXPIRING_DOCS_FINAL', flag: 'expired', days: -1 },
  { type: 'EXPIRING_DOCS', flag: 'warned', days: 30 },
] as const;

interface Expiring {
  readonly s3_id: string;
  readonly organization_id: number;
}

/**
 * Runs every morning: notifies organisations whose accepted documents expire soon or have expired, once per open
 * project, and updates the status of their projects.
 */
export const expireDocumentsWorker: JobWorker = {
  job: 'portal.expire-documents',
  schedule: '30 4 * * *',
  work: async (_data, context) => {
    for (const { type, flag, days } of mails) {
      const found = await findExpiring(context, flag, days);
      for (const [organization, submits] of Map.groupBy(found, (one) => one.organization_id)) {
        await tell(context, type, organization);
        if (flag === 'expired') await updateProjects(context, organization);
        const ids = submits.map(({ s3_id }) => s3_id);
        // An expired file needs no warning any more.
        const told = flag === 'expired' ? { expired: true, warned: true } : { warned: true };
        await context.db.updateTable('document_submit').set(told).where('s3_id', 'in', ids).execute();
      }
    }
  },
};

/**
 * Returns accepted files that expire within these days, have not been reported, and were not replaced by later ones.
 */
async function findExpiring(
  { db, scope }: JobContext,
  flag: 'expired' | 'warned',
  days: number,
): Promise<readonly Expiring[]> {
  const { rows } = await sql<Expiring>`select s3_id, organization_id from document_submit submit
    where date_accepted is not null and not ${sql.ref(`submit.${flag}`)}
      and date_expires <= ${scope.clock.today()}::date + ${sql.lit(days)}
      and not exists (
        select 1 from document_submit later
        where later.organization_id = submit.organization_id and later.document_id = submit.document_id
          and later.date_accepted is not null and (later.date_expires is null or later.date_expires > submit.date_expires))
    order by organization_id, s3_id for update`.execute(db);
  return rows;
}

/** Notifies the contractor of each open project of an organisation. */
async function tell({ db, run }: JobContext, type: string, organization: number): Promise<void> {
  const projects = await db
    .selectFrom('project')
    .innerJoin('project_person', 'project_person.project_number', 'project.project_number')
    .select(['project.project_number', 'project.company_id'])
    .where('project.state', '=', 'OPEN')
    .where('project_person.side', '=', 'contractor')
    .where('project_person.organization_id', '=', organization)
    .where('project_person.end_date', 'is', null)
    .orderBy('project.project_number')
    .execute();
  for (const { project_number, company_id } of projects) {
    await run('notifications.create', {
      type,
      projectNumber: project_number,
      companyId: company_id,
      organizationId: organization,
    });
  }
}
