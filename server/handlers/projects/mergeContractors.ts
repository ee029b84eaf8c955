import { revokeSessions } from '../../accounts/revokeSessions.ts';
import { definePortalHandler } from '../definePortalHandler.ts';
import type { HandlerContext } from '../handler.types.ts';
import { isRowId } from '../isRowId.ts';
import { reuseConflictAnswers } from '../onboarding/reuseConflictAnswers.ts';
import { changeInProjects } from '../persons/changeInProjects.ts';
import { findPerson, type KnownPerson } from '../persons/findPerson.ts';
import { refuseField } from '../refuseField.ts';

/** Makes one contractor of two: everything of the old user ID goes to the new one, and the old one opens nothing more. */
export const mergeContractors = definePortalHandler('projects.mergeContractors', async (context) => {
  const { args, db } = context;
  // Two who merge the same people in both directions wait for each other in one order.
  await db
    .selectFrom('person')
    .select('id')
    .where('logical_name', 'in', [args.oldLogicalName, args.newLogicalName])
    .orderBy('logical_name')
    .forUpdate()
    .execute();
  const old = await contractorOf(context, args.oldLogicalName, 'oldLogicalName');
  const kept = await contractorOf(context, args.newLogicalName, 'newLogicalName');
  const { logicalName, firstName, lastName, organizationId, contacts, activated } = kept;
  await changeInProjects(context, {
    login: old.logicalName,
    sides: ['contractor'],
    what: 'mergeContractors',
    change: (person) => ({ ...person, logicalName, firstName, lastName, organizationId, contacts, activated }),
  });
  if (isRowId(organizationId)) await reuseConflictAnswers(context, organizationId);
  await db
    .updateTable('evaluation')
    .set({ evaluatee_logical_name: logicalName })
    .where('evaluatee_logical_name', '=', old.logicalName)
    .where('side', '=', 'contractor')
    .execute();
  await db.updateTable('account').set({ active: false }).where('id', '=', old.accountId).execute();
  await revokeSessions(context, old.accountId);
  await context.events.append({
    entity: 'account',
    key: old.accountId,
    what: 'merged',
    before: { email: old.logicalName },
    after: { email: logicalName },
  });
});

async function contractorOf(context: HandlerContext, login: string, path: string): Promise<KnownPerson> {
  const found = await findPerson(context, { login, role: 'Contractor' });
  return found ?? refuseField(context, { path, code: 'options' });
}
