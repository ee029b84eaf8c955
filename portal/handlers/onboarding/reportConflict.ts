import { collectAnswers, computeResults, type FlowAnswers, type FlowModel, type QuestionModel } from '#engine';
import type { HandlerContext } from '#server';

interface ConflictReport {
  readonly organizationId: number;
  readonly companyId: number;
  readonly regionId: number;
  readonly flow: FlowModel;
  readonly questions: readonly QuestionModel[];
  readonly answers: FlowAnswers;
}

/** Notifies the reviewers that answers show a conflict of interest, once for each open project of the client. */
export async function reportConflict(
  context: HandlerContext,
  { flow, questions, answers, ...about }: ConflictReport,
): Promise<void> {
  const { organizationId, companyId } = about;
  const { release } = context;
  // Questions that are asked for this client only count.
  const scope = { ...context.scope, variables: { ...context.scope.variables, ...about } };
  const picked = collectAnswers({ questions, answers, scope, release });
  if (computeResults({ flow, picked, scope })['conflict'] !== true) return;
  const projects = await context.db
    .selectFrom('project')
    .innerJoin('project_person', 'project_person.project_number', 'project.project_number')
    .select('project.project_number')
    .distinct()
    .where('project.state', '=', 'OPEN')
    .where('project.company_id', '=', companyId)
    .where('project_person.side', '=', 'contractor')
    .where('project_person.organization_id', '=', organizationId)
    .orderBy('project.project_number')
    .execute();
  for (const { project_number: projectNumber } of projects) {
    await context.run('notifications.create', { type: 'CONFLICT_INTEREST', projectNumber, companyId, organizationId });
  }
}
