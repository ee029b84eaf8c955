import { isRecord } from '#engine';
import type { FiledEvent, HandlerContext } from '#server';
import { organizationEvidence } from '../evaluations/recordEvidence.ts';
import type { DefenseFile } from './DefenseFile.types.ts';
import { readHistory } from './readHistory.ts';

type Row = Readonly<Record<string, unknown>>;

interface Wanted {
  readonly projectNumber: string;
  readonly evaluationId?: number | undefined;
}

/**
 * Rebuilds a defense file from the event log. The file of an evaluation shows the time when the last evaluation of its
 * round was completed, and ignores later events. The file of a project includes its last event. Returns `incomplete` if
 * the evaluation is not complete, or the contractor has no complete one.
 */
export async function rebuildDefenseFile(
  context: Pick<HandlerContext, 'db'>,
  { projectNumber, evaluationId }: Wanted,
): Promise<DefenseFile | 'absent' | 'incomplete'> {
  const history = await readHistory(context, projectNumber);
  const all = lastRecords(history, 'evaluation');
  const complete = all.filter(({ status }) => status === 'COMPLETE');
  if (evaluationId === undefined) {
    const hasContractor = complete.some(({ side }) => side === 'contractor');
    return hasContractor ? fileOf(context, history) : 'incomplete';
  }
  const evaluation = complete.find(({ id }) => id === evaluationId);
  if (evaluation === undefined) return all.some(({ id }) => id === evaluationId) ? 'incomplete' : 'absent';
  const known = complete.filter(({ createdAt }) => String(createdAt) <= String(evaluation['createdAt']));
  const events = eventsUntil(
    history,
    known.map(({ id }) => Number(id)),
  );
  return fileOf(context, events, evaluation);
}

/** Returns the events up to the completion of the last one of these evaluations. */
function eventsUntil(history: readonly FiledEvent[], ids: readonly number[]): readonly FiledEvent[] {
  const completions = history.filter(
    ({ entity, key, what }) => entity === 'evaluation' && what === 'complete' && ids.includes(Number(key)),
  );
  const last = completions
    .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : one.seq - other.seq))
    .at(-1);
  if (last === undefined) return history;
  const evidence = history.find(
    ({ seq, entity, after }) =>
      seq > last.seq && entity === 'defense-file' && isRecord(after) && after['evaluation'] === Number(last.key),
  );
  // Events from before there was such evidence are selected by time.
  return evidence === undefined
    ? history.filter(({ at }) => at <= last.at)
    : history.filter(({ seq }) => seq <= evidence.seq);
}

async function fileOf(
  context: Pick<HandlerContext, 'db'>,
  events: readonly FiledEvent[],
  evaluation?: Row,
): Promise<DefenseFile | 'absent'> {
  const inTime = events.toSorted((one, other) =>
    one.at < other.at ? -1 : one.at > other.at ? 1 : one.seq - other.seq,
  );
  const last = inTime.at(-1);
  const project = lastRecords(inTime, 'project').at(-1);
  if (last === undefined || project === undefined) return 'absent';
  const evaluations = lastRecords(inTime, 'evaluation').toSorted(
    (one, other) => Number(one['id']) - Number(other['id']),
  );
  const recorded = inTime.filter(({ entity }) => entity === 'defense-file').at(-1)?.after;
  const evidence = isRecord(recorded) ? recorded : await organizationEvidence(context, project);
  const { organization, structure } = evidence;
  return {
    ...{ project, evaluations, at: last.at, release: last.release, events },
    structure: isRecord(structure) ? structure : {},
    ...(isRecord(organization) ? { organization } : {}),
    ...(evaluation === undefined ? {} : { evaluation }),
  };
}

/** Returns the records of an entity after their last events. */
function lastRecords(events: readonly FiledEvent[], entity: string): readonly Row[] {
  const records = new Map<string, Row>();
  for (const { entity: own, key, after } of events) if (own === entity && isRecord(after)) records.set(key, after);
  return [...records.values()];
}
