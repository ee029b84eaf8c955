import { sql } from 'kysely';
import type { JobContext, JobWorker } from '#server';

interface Waiting {
  readonly project_number: string;
  readonly company_id: number;
}

/**
 * Runs every morning: notifies managers of projects whose next evaluation is due, and reminds them of unanswered
 * re-evaluations. Sent mails are found among the notifications, so each is sent once.
 */
export const remindEvaluationsWorker: JobWorker = {
  job: 'portal.remind-evaluations',
  schedule: '45 4 * * *',
  work: async (_data, context) => {
    const { run } = context;
    const waiting = {
      RE_EVALUATION: await findDue(context),
      RE_EVALUATION_REQUEST_FINAL: await findUnanswered(context),
    };
    for (const [type, projects] of Object.entries(waiting)) {
      for (const { project_number, company_id } of projects) {
        await run('notifications.create', { type, projectNumber: project_number, companyId: company_id });
      }
    }
  },
};

/**
 * Returns open projects whose next evaluation is due soon, and whose manager was not notified since the date was set.
 */
async function findDue({ db, scope, release }: JobContext): Promise<readonly Waiting[]> {
  const days = Number(release.settings['reEvaluationNoticeDays']);
  const { rows } = await sql<Waiting>`select project_number, company_id from project
    where state = 'OPEN' and next_eval_date - ${days}::integer <= ${scope.clock.today()}::date
      and not exists (select 1 from evaluation where evaluation.project_number = project.project_number
        and evaluation.status = 'INCOMPLETE')
      and not exists (select 1 from notification told where told.project_number = project.project_number
        and told.type = 'RE_EVALUATION' and told.created_at >= next_eval_date - ${days}::integer)
    order by project_number for update`.execute(db);
  return rows;
}

/** Returns open projects whose manager has not answered a re-evaluation for some time and was not reminded. */
async function findUnanswered({ db, scope, release }: JobContext): Promise<readonly Waiting[]> {
  const days = Number(release.settings['reEvaluationReminderDays']);
  const { rows } = await sql<Waiting>`select project.project_number, project.company_id from project
    join evaluation on evaluation.project_number = project.project_number
    where project.state = 'OPEN' and evaluation.side = 'manager' and evaluation.status = 'INCOMPLETE'
      and evaluation.attributes -> 'reEvaluation' = 'true'
      and evaluation.created_at <= ${scope.clock.now()}::timestamptz - make_interval(days => ${days}::integer)
      and not exists (select 1 from notification told where told.project_number = project.project_number
        and told.type = 'RE_EVALUATION_REQUEST_FINAL' and told.created_at >= evaluation.created_at)
    order by project.project_number for update of project`.execute(db);
  return rows;
}
