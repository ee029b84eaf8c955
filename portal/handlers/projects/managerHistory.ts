import { isRecord, readPath } from '#engine';
import { findRecord, preparedPrefix, writeEvents } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';

/** Placeholders for an unknown date. */
const unknownStart = '1900-01-01';
const unknownEnd = '3000-01-01';

interface Position {
  readonly logicalName: string;
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly changedBy?: string;
}

/** Returns the managers of a project with their periods from the event log, the current manager first. */
export const managerHistory = definePortalHandler('projects.managerHistory', async (context) => {
  const key = context.args.projectNumber;
  const project = await findRecord(context, 'project', key);
  if (project === undefined) return context.notFound();
  await writeEvents(context.db);
  const events = await context.db
    .selectFrom('event')
    .modifyFront(preparedPrefix)
    .select(['at', 'actor', 'what', 'before', 'after'])
    .where('entity', '=', 'project')
    .where('key', '=', key)
    .where('what', 'in', ['create', 'changeManager'])
    .orderBy('seq')
    .execute();
  const positions: Position[] = [];
  for (const { at, actor, what, before, after } of events) {
    const day = String(at).slice(0, 10);
    const latest = positions.pop() ?? (what === 'create' ? undefined : open(before, unknownStart));
    if (latest !== undefined) positions.push({ ...latest, endDate: day });
    const next = open(after, day);
    if (next !== undefined) positions.push({ ...next, changedBy: actor });
  }
  // A project that was imported has no creation event.
  if (positions.length === 0) {
    const present = open(project, unknownStart);
    if (present !== undefined) positions.push(present);
  }
  return positions.toReversed();
});

function open(project: unknown, startDate: string): Position | undefined {
  const managers = readPath(project, 'managers');
  const present: unknown = Array.isArray(managers)
    ? managers.find((one: unknown) => isRecord(one) && !one['endDate'])
    : undefined;
  if (!isRecord(present)) return undefined;
  const name = `${String(present['firstName'])} ${String(present['lastName'])}`;
  return { logicalName: String(present['logicalName']), name, startDate, endDate: unknownEnd };
}
