import { changeAccount, type HandlerContext, isRowId, refuseField } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { copyClientAnswers } from '../onboarding/copyClientAnswers.ts';
import { reuseConflictAnswers } from '../onboarding/reuseConflictAnswers.ts';
import { renamePayee } from '../payments/renamePayee.ts';
import { changeInProjects } from '../persons/changeInProjects.ts';
import { findContractor, type KnownPerson } from '../persons/findPerson.ts';
import { holdLogins } from '../persons/holdLogins.ts';
import { holdOrganization } from '../persons/holdOrganization.ts';
import { openContractorAccount } from '../persons/openContractorAccount.ts';
import { outranks } from '../persons/outranks.ts';

/** Merges two contractors: everything of the old user ID is moved to the new one, and the old account is closed. */
export const mergeContractors = definePortalHandler('projects.mergeContractors', async (context) => {
  const { args, db } = context;
  await holdLogins(db, [args.oldLogicalName, args.newLogicalName]);
  const old = await contractorOf(context, args.oldLogicalName, 'oldLogicalName');
  const kept = await contractorOf(context, args.newLogicalName, 'newLogicalName');
  if (await isManagerBeside(context, old, kept)) {
    return refuseField(context, { path: 'newLogicalName', code: 'options' });
  }
  const { logicalName, firstName, lastName, organizationId, contacts } = kept;
  // Answers for the organisation lock it before the projects, too.
  if (isRowId(organizationId)) await holdOrganization(context, organizationId);
  await changeInProjects(context, {
    login: old.logicalName,
    sides: ['contractor'],
    what: 'mergeContractors',
    change: (person) => ({ ...person, logicalName, firstName, lastName, organizationId, contacts }),
  });
  if (isRowId(organizationId)) {
    await copyClientAnswers(context, old.organizationId, organizationId);
    await reuseConflictAnswers(context, organizationId);
  }
  await db
    .updateTable('evaluation')
    .set({ evaluatee_logical_name: logicalName })
    .where('evaluatee_logical_name', '=', old.logicalName)
    .where('side', '=', 'contractor')
    .execute();
  await renamePayee(db, old.logicalName, logicalName);
  // A person without an account gets one that is closed, so that the old user ID cannot be assigned again.
  const { id } = await openContractorAccount(context, old);
  await changeAccount(context, { id, what: 'merged', changes: { active: false }, facts: { mergedInto: logicalName } });
});

async function contractorOf(context: HandlerContext, login: string, path: string): Promise<KnownPerson> {
  const found = await findContractor(context, login);
  if (found === undefined || !outranks(context, found.account?.roles ?? [])) {
    return refuseField(context, { path, code: 'options' });
  }
  return found;
}

/** Returns whether the remaining person manages a project of the other one, because no person may be on both sides. */
export async function isManagerBeside({ db }: HandlerContext, old: KnownPerson, kept: KnownPerson): Promise<boolean> {
  const found = await db
    .selectFrom('project_person as own')
    .innerJoin('project_person as other', 'other.project_number', 'own.project_number')
    .select('own.id')
    .where('own.side', '=', 'contractor')
    .where('own.logical_name', '=', old.logicalName)
    .where('other.side', '=', 'manager')
    .where('other.logical_name', '=', kept.logicalName)
    .executeTakeFirst();
  return found !== undefined;
}
