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
 * Rebuilds a defense file from the event log. The file of an evaluation is that of the moment when the last evaluation of
 * its time was completed, whatever happened afterwards; that of a project is of its last event. `incomplete`: the
 * evaluation is not complete, or no one of the contractor is.
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

/** The events up to the completion of the last one of these evaluations. */
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
  // What was logged before there was such evidence is in order of time.
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

/** The records of an entity as their last events left them. */
function lastRecords(events: readonly FiledEvent[], entity: string): readonly Row[] {
  const records = new Map<string, Row>();
  for (const { entity: own, key, after } of events) if (own === entity && isRecord(after)) records.set(key, after);
  return [...records.values()];
}
