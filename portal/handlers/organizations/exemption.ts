import { findRecord, type HandlerContext } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { lockOrganization } from './lockOrganization.ts';

/** The contractors of the organisation review their answers in new projects, and answer no full evaluation. */
export const addExemption = definePortalHandler('organizations.addExemption', (context) =>
  setExempt(context, context.args.organizationId, true),
);

/** The contractors of the organisation answer the full evaluation in new projects again. */
export const removeExemption = definePortalHandler('contractors.removeExemption', (context) =>
  setExempt(context, context.args.organizationId, false),
);

async function setExempt(context: HandlerContext, id: number, isExempt: boolean): Promise<void> {
  const before = await lockOrganization(context, id);
  if (before['evaluationExempt'] === isExempt) return;
  await context.db
    .updateTable('organization')
    .set({ evaluation_exempt: isExempt })
    .where('id', '=', before.id)
    .execute();
  const after = await findRecord(context, 'organization', before.id);
  const what = isExempt ? 'addExemption' : 'removeExemption';
  await context.events.append({ entity: 'organization', key: before.id, what, before, after });
}
