import { type EntityModel, isDeepEqual, readPath, writePath } from '#engine';
import { assertRules, type HandlerContext, lockRecord } from '#server';
import { projectStore } from '../../tables/stores.ts';
import type { StoredEvaluation } from './findEvaluation.ts';
import { recordEvidence } from './recordEvidence.ts';

type Row = Readonly<Record<string, unknown>>;

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
  const reassessable = writePath(project, 'currentStatus.evaluationNeeded', undefined);
  const after = await withRecommendation(context, reassessable);
  await changeProject(context, { before: project, after, what: `${side}Evaluated` });
  await recordEvidence(context, { evaluation: id, project: after });
  await announce(context, project, after);
}

/** Leaves the recommendation to the other side of a bypassed one, if it has answered. */
export async function recordBypass(context: HandlerContext, projectNumber: string): Promise<void> {
  const project = await lockRecord(context, 'project', projectNumber);
  const after = await withRecommendation(context, project);
  if (isDeepEqual(after, project)) return;
  await changeProject(context, { before: project, after, what: 'evaluationBypassed' });
  await announce(context, project, after);
}

interface ProjectChange {
  readonly before: Row;
  readonly after: Row;
  readonly what: string;
}

async function changeProject(context: HandlerContext, { before, after, what }: ProjectChange): Promise<void> {
  const key = String(before['projectNumber']);
  assertRules(context, projectEntity(context), { before, after });
  await projectStore.update(context.db, key, after, projectEntity(context));
  await context.events.append({ entity: 'project', key, what, before, after });
}

/** Notifies the manager of the first recommendation of a project. */
async function announce(context: HandlerContext, before: Row, after: Row): Promise<void> {
  if (isMade(before) || !isMade(after)) return;
  const about = { projectNumber: before['projectNumber'], companyId: before['companyId'] };
  await context.run('notifications.create', { ...about, type: 'INITIAL_RECOMMENDATION' });
}

/** Returns whether both sides have answered, so that there is an initial recommendation. */
function isMade(project: Row): boolean {
  const initial = readPath(project, 'currentStatus.initialRecommendation');
  return typeof initial === 'string' && initial !== 'OPEN';
}

/** The project with the recommendation that follows from its evaluations, if any has been answered. */
async function withRecommendation(context: HandlerContext, project: Row): Promise<Row> {
  const rows = await context.db
    .selectFrom('evaluation')
    .select(['side', 'status', 'recommendation'])
    .where('project_number', '=', String(project['projectNumber']))
    .where('status', 'in', ['COMPLETE', 'BYPASSED'])
    .orderBy('id')
    .execute();
  const done = new Set(rows.map(({ side }) => side));
  const answered = rows.filter(({ status }) => status === 'COMPLETE');
  if (!done.has('manager') || answered.length === 0) return project;
  const latest = [...new Map(answered.map((row) => [row.side, row.recommendation])).values()];
  const both = latest.every((outcome) => outcome === 'IC Pending') ? 'IC Pending' : 'W-2 Pending';
  return writePath(project, 'currentStatus.initialRecommendation', done.has('contractor') ? both : 'OPEN');
}

export function projectEntity(context: HandlerContext): EntityModel {
  const entity = context.release.entities['project'];
  if (entity === undefined) throw new Error('The release has no entity "project".');
  return entity;
}
