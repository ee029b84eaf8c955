import { findRecord, type HandlerContext } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { lockOrganization } from './lockOrganization.ts';

/**
 * Exempts the organisation: in new projects, its contractors review their earlier answers instead of a full evaluation.
 */
export const addExemption = definePortalHandler('organizations.addExemption', (context) =>
  setExempt(context, context.args.organizationId, true),
);

/** Ends the exemption: in new projects, the organisation's contractors answer the full evaluation again. */
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
