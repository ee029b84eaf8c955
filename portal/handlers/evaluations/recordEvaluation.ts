import { type EntityModel, readPath, writePath } from '#engine';
import { assertRules, type HandlerContext, lockRecord } from '#server';
import { projectStore } from '../../tables/stores.ts';
import type { StoredEvaluation } from './findEvaluation.ts';
import { recordEvidence } from './recordEvidence.ts';

/**
 * Applies a submitted evaluation to its project. After the manager's, the initial recommendation is OPEN. After both,
 * it is `IC Pending` if both sides indicate independence, otherwise `W-2 Pending`, and the manager is notified. A side
 * that was bypassed leaves it to the other one. In any case, the project can be reassessed again.
 */
export async function recordEvaluation(
  context: HandlerContext,
  { id, projectNumber, side }: StoredEvaluation,
  recommendation: unknown,
): Promise<void> {
  const project = await lockRecord(context, 'project', projectNumber);
  await context.db
    .updateTable('evaluation')
    .set({ recommendation: typeof recommendation === 'string' ? recommendation : null })
    .where('id', '=', id)
    .execute();
  const initial = await initialRecommendation(context, projectNumber);
  const reassessable = writePath(project, 'currentStatus.evaluationNeeded', undefined);
  const after =
    initial === undefined ? reassessable : writePath(reassessable, 'currentStatus.initialRecommendation', initial);
  assertRules(context, projectEntity(context), { before: project, after });
  await projectStore.update(context.db, projectNumber, after, projectEntity(context));
  await context.events.append({
    entity: 'project',
    key: projectNumber,
    what: `${side}Evaluated`,
    before: project,
    after,
  });
  await recordEvidence(context, { evaluation: id, project: after });
  if (isMade(project) || !isMade(after)) return;
  const about = { projectNumber, companyId: project['companyId'] };
  await context.run('notifications.create', { ...about, type: 'INITIAL_RECOMMENDATION' });
}

/** Returns whether both sides have answered, so that there is an initial recommendation. */
function isMade(project: Readonly<Record<string, unknown>>): boolean {
  const initial = readPath(project, 'currentStatus.initialRecommendation');
  return typeof initial === 'string' && initial !== 'OPEN';
}

async function initialRecommendation(context: HandlerContext, projectNumber: string): Promise<string | undefined> {
  const rows = await context.db
    .selectFrom('evaluation')
    .select(['side', 'status', 'recommendation'])
    .where('project_number', '=', projectNumber)
    .where('status', 'in', ['COMPLETE', 'BYPASSED'])
    .orderBy('id')
    .execute();
  const done = new Set(rows.map(({ side }) => side));
  if (!done.has('manager')) return undefined;
  if (!done.has('contractor')) return 'OPEN';
  const answered = rows.filter(({ status }) => status === 'COMPLETE');
  const latest = new Map(answered.map((row) => [row.side, row.recommendation]));
  return [...latest.values()].every((outcome) => outcome === 'IC Pending') ? 'IC Pending' : 'W-2 Pending';
}

export function projectEntity(context: HandlerContext): EntityModel {
  const entity = context.release.entities['project'];
  if (entity === undefined) throw new Error('The release has no entity "project".');
  return entity;
}
