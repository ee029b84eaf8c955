import { isAllowed, isRecord } from '#engine';
import type { PortalContext } from '../../contract/definePortalHandler.ts';
import { findEvaluation, type StoredEvaluation } from './findEvaluation.ts';
import { latestEvaluations } from './latestEvaluations.ts';

type Context = PortalContext<'evaluations.submitResponses'>;

/**
 * Returns the evaluation that receives the answers of an administrator's edit. A complete evaluation keeps its answers:
 * the edit opens a restructure of it in the same transaction. Any other evaluation is returned unchanged. Throws a
 * `Refusal` if the edit is based on outdated evaluations.
 */
export async function editedEvaluation(context: Context, found: StoredEvaluation): Promise<StoredEvaluation> {
  const { args, scope, release } = context;
  const isEdit = args.selectedOnly !== undefined && isAllowed(['program-admin'], scope, release);
  if (!isEdit) return found;
  await assertDetails(context, found);
  if (found.status !== 'COMPLETE') return found;
  const opened = await context.run('evaluations.restructure', { projectNumber: found.projectNumber });
  const records = Array.isArray(opened) ? opened.filter(isRecord) : [];
  const own = records.find(({ parentEvaluationId }) => parentEvaluationId === found.id);
  return own === undefined ? refuseStale(context) : findEvaluation(context, own['id']);
}

/** Refuses an edit unless its evaluations are still the project's latest ones, with the same status. */
async function assertDetails(context: Context, found: StoredEvaluation): Promise<void> {
  const details = context.args.edited ?? [];
  if (details.length === 0) return;
  const latest = await latestEvaluations(context, found.projectNumber);
  const isLatest = ({ id, status }: (typeof details)[number]) =>
    latest.some((one) => Number(one['id']) === id && one['status'] === status);
  if (!details.every(isLatest)) refuseStale(context);
}

function refuseStale(context: Context): never {
  return context.refuse(422, 'stale', { text: 'evaluations.submitResponses.operation/notices.422' });
}
