import { readPath } from '#engine';
import {
  assertRules,
  findRecord,
  type HandlerContext,
  lockRecord,
  preparedPrefix,
  refuseField,
  writeEvents,
} from '#server';
import { definePortalHandler, type PortalContext } from '../../contract/definePortalHandler.ts';
import { projectStore } from '../../tables/stores.ts';
import { projectEntity } from '../evaluations/recordEvaluation.ts';
import { assertWorkLocation } from './assertWorkLocation.ts';
import { changeManager } from './changeManager.ts';
import { companySummary } from './companySummary.ts';
import { correctedPeople } from './correctedPeople.ts';
import { createProject } from './createProject.ts';
import { managerHistory } from './managerHistory.ts';
import { mergeContractors } from './mergeContractors.ts';
import { mergePreview } from './mergePreview.ts';
import { noteHandlers } from './notes.ts';
import { visitHandlers } from './visits.ts';
import { withNames } from './withNames.ts';
import { setWorkLocation, withWorkLocation } from './workLocation.ts';

type Row = Readonly<Record<string, unknown>>;

/** Applies a change to a stored project and appends the event. */
async function changeProject(context: HandlerContext, what: string, change: (record: Row) => Row): Promise<Row> {
  if (context.record === undefined) return context.notFound();
  const key = String(context.record['projectNumber']);
  const record = await lockRecord(context, 'project', key);
  const after = { ...record, ...change(record) };
  assertRules(context, projectEntity(context), { before: record, after });
  const written = await projectStore.update(context.db, key, after, projectEntity(context));
  await context.events.append({ entity: 'project', key, what, before: record, after: written });
  return written;
}

/** Required properties can be absent from a change, but not empty. */
function refuseEmptied(context: HandlerContext, changes: Row): void {
  for (const { path, required } of projectEntity(context).properties) {
    const isEmptied = Object.hasOwn(changes, path) && (changes[path] === null || changes[path] === '');
    if (isEmptied && required === true) refuseField(context, { entity: 'project', path, code: 'required' });
  }
}

/** A changed location must be in the region, which never changes. */
function refuseStrangePlace(context: HandlerContext, { locationId, workLocationId }: Row): void {
  const stored = context.record ?? {};
  if (locationId === undefined && workLocationId === undefined) return;
  assertWorkLocation(context, {
    regionId: Number(stored['regionId']),
    ...(typeof locationId === 'number' ? { locationId } : {}),
    workLocationId: String(workLocationId ?? stored['workLocationId']),
  });
}

/** Returns the status history of a project from the event log, newest first. */
async function statusHistory(context: PortalContext<'projects.statusHistory'>): Promise<readonly Row[]> {
  const key = context.args.projectNumber;
  if ((await findRecord(context, 'project', key)) === undefined) return context.notFound();
  await writeEvents(context.db);
  const events = await context.db
    .selectFrom('event')
    .modifyFront(preparedPrefix)
    .select(['seq', 'at', 'actor', 'what', 'after'])
    .where('entity', '=', 'project')
    .where('key', '=', key)
    .orderBy('seq', 'desc')
    .execute();
  return events.map((event) => ({
    id: event.seq,
    changedAt: event.at,
    changedBy: event.actor,
    event: event.what,
    status: readPath(event.after, 'currentStatus.status'),
    state: readPath(event.after, 'currentStatus.state'),
    recommendation: readPath(event.after, 'currentStatus.recommendation'),
    note: readPath(event.after, 'currentStatus.note'),
  }));
}

export const projectHandlers = [
  changeManager,
  companySummary,
  createProject,
  managerHistory,
  mergeContractors,
  mergePreview,
  setWorkLocation,
  ...noteHandlers,
  ...visitHandlers,
  definePortalHandler('projects.update', (context) => {
    const { projectNumber: _key, managerInfo, contractorInfo, ...changes } = context.body;
    refuseEmptied(context, changes);
    refuseStrangePlace(context, changes);
    return changeProject(context, 'update', (record) => ({
      ...changes,
      ...withNames(changes),
      ...(typeof changes.workLocationId === 'string'
        ? withWorkLocation(record, 'workLocation', changes.workLocationId)
        : {}),
      ...correctedPeople(record, { managers: managerInfo, contractors: contractorInfo }),
    }));
  }),
  definePortalHandler('projects.statusHistory', statusHistory),
];
