import { isRecord } from '#engine';
import { assertRules, lockRecord, refuseField } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { projectStore } from '../../tables/stores.ts';
import { openStatuses } from '../evaluations/openStatuses.ts';
import { projectEntity } from '../evaluations/recordEvaluation.ts';
import { findManager } from '../persons/findPerson.ts';

/**
 * Assigns a project to another manager of its client. The previous manager loses access, and their open evaluations are
 * assigned to the new one. Refuses an outdated change.
 */
export const changeManager = definePortalHandler('projects.changeManager', async (context) => {
  const { args, db, record } = context;
  if (record === undefined) return context.notFound();
  const key = String(record['projectNumber']);
  const before = await lockRecord(context, 'project', key);
  const manager = before['manager'];
  const present = isRecord(manager) ? String(manager['logicalName']) : '';
  if (present !== args.oldManagerLogicalName) return context.refuse(409, 'stale', { text: 'engine/stateRefused' });
  const companyId = Number(before['companyId']);
  const next = await findManager(context, { login: args.newManagerLogicalName, companyId });
  if (next === undefined || isContractorOf(before, next.logicalName)) {
    return refuseField(context, { path: 'newManagerLogicalName', code: 'options' });
  }
  const { logicalName, firstName, lastName, contacts } = next;
  const after = { ...before, managers: [{ logicalName, firstName, lastName, contacts }] };
  assertRules(context, projectEntity(context), { before, after });
  await projectStore.update(db, key, after, projectEntity(context));
  await db
    .updateTable('evaluation')
    .set({ evaluatee_logical_name: logicalName })
    .where('project_number', '=', key)
    .where('side', '=', 'manager')
    .where('status', 'in', openStatuses(context.release))
    .execute();
  await context.events.append({ entity: 'project', key, what: 'changeManager', before, after });
});

function isContractorOf(project: Readonly<Record<string, unknown>>, login: string): boolean {
  const contractors: unknown = project['contractors'];
  return Array.isArray(contractors) && contractors.some((one) => isRecord(one) && one['logicalName'] === login);
}
