import { applyTransition, assertEvent } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { openEvaluations } from './openEvaluations.ts';

/** Permanently skips the open evaluations of a project and notifies the manager. */
export const skipEvaluation = definePortalHandler('evaluations.skip', async (context) => {
  if (context.record === undefined) return context.notFound();
  const key = String(context.record['projectNumber']);
  const project = await assertEvent(context, { entity: 'project', key });
  const open = await openEvaluations(context, key);
  if (open.length === 0) {
    return context.refuse(409, 'state', { text: 'engine/stateRefused' });
  }
  for (const id of open) await applyTransition(context, { entity: 'evaluation', key: id });
  const about = { projectNumber: key, companyId: project['companyId'] };
  await context.run('notifications.create', { ...about, type: 'RE_EVALUATION_SKIPPED' });
});
