import type { EventLog } from '../handlers/handler.types.ts';
import type { Stage } from './demoProjects.ts';

type Row = Readonly<Record<string, unknown>>;

/** Somebody who once managed a project and left. */
const formerManager = { logicalName: 'former@client.example', firstName: 'Fiona', lastName: 'Former' };

/** The way a project has come, told backwards from what it is now. */
export async function seedHistory(
  record: Row,
  { projectNumber, events, stage }: { projectNumber: string; events: EventLog; stage: Stage },
): Promise<void> {
  const now = record['currentStatus'];
  // Nobody is asked anything: such a project begins at once.
  const firstStatus = stage === 'noEvaluation' ? 'Active' : 'Pending';
  const created = { ...record, currentStatus: { state: 'OPEN', status: firstStatus, recommendation: 'OPEN' } };
  const first = stage === 'determinedW2' ? { ...created, managers: [formerManager] } : created;
  await events.append({ entity: 'project', key: projectNumber, what: 'create', after: first });
  if (first !== created) {
    await events.append({
      entity: 'project',
      key: projectNumber,
      what: 'changeManager',
      before: first,
      after: created,
    });
  }
  if (determinationOf(stage) === undefined) return;
  const determined = { ...record, currentStatus: { ...(isRow(now) ? now : {}), state: 'OPEN', status: 'Active' } };
  await events.append({ entity: 'project', key: projectNumber, what: 'determine', before: created, after: determined });
  if (stage === 'closed')
    await events.append({ entity: 'project', key: projectNumber, what: 'close', before: determined, after: record });
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}

/** What was decided at a stage; undefined while nothing is. */
export function determinationOf(stage: Stage): string | undefined {
  if (stage === 'determinedW2') return 'W-2';
  return stage === 'determinedIc' || stage === 'closed' || stage === 'extensionAsked' ? 'IC' : undefined;
}
