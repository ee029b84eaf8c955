import {
  anonymous,
  entityOfRecord,
  type FlowModel,
  formatText,
  isDeepEqual,
  isRecord,
  type Release,
  readPath,
  type Scope,
  type Text,
} from '#engine';
import {
  type AnswerSource,
  answerSources,
  type ExplainedOutcome,
  explainOutcome,
  givenOfRecord,
  ownQuestions,
  storedAnswers,
} from '#engine/why';
import type { Subject } from '#renderer/host';

type Row = Readonly<Record<string, unknown>>;

/** A record on the page with answers whose results can be explained. */
export interface DecidedRecord {
  readonly key: string;
  readonly source: AnswerSource;
  readonly record: Row;
  /** The release under which it was decided. Undefined if the record does not say. */
  readonly hash: string | undefined;
}

/** The results of a flow, explained. */
export interface Outcome {
  readonly key: string;
  readonly flow: FlowModel;
  readonly explained: ExplainedOutcome;
  readonly release: Release;
  /** Entity whose properties the flow is given. */
  readonly entity?: string;
  /** Time of the submission, if the record says it. */
  readonly at?: unknown;
  /** The result that decides. */
  readonly decides: string;
  /** Results for which the record has other values. */
  readonly differing: readonly { readonly field: string; readonly value: unknown }[];
  readonly write: (text: Text) => string;
}

/**
 * Returns the records on the page with answers to flows that decide about them, each once. Those of a dialog are before
 * those of the page below it.
 */
export function decidedRecords(
  subjects: readonly Subject[],
  { page, decisions }: { readonly page: Release; readonly decisions: Release },
): readonly DecidedRecord[] {
  const own = answerSources(decisions);
  const sources = [...own, ...answerSources(page).filter(({ flow }) => !own.some((one) => one.flow === flow))];
  const records = subjects.toReversed().flatMap((subject): readonly unknown[] => {
    if (subject.kind !== 'data') return [];
    return Array.isArray(subject.value) ? subject.value : [subject.value];
  });
  const found = records.flatMap((record): readonly DecidedRecord[] => {
    const entity = entityOfRecord(record);
    if (entity === undefined || !isRecord(record)) return [];
    return sources
      .filter(({ of, only }) => of === entity && Object.entries(only).every(([at, is]) => readPath(record, at) === is))
      .filter(({ at }) => isAnswered(readPath(record, at)))
      .map((source) => {
        const hash = source.release === undefined ? undefined : readPath(record, source.release);
        const { key = 'id' } = page.entities[entity] ?? {};
        const name = `${source.flow} ${String(record[key])}`;
        return { key: name, source, record, hash: typeof hash === 'string' ? hash : undefined };
      });
  });
  return [...new Map(found.map((one) => [one.key, one])).values()];
}

function isAnswered(answers: unknown): boolean {
  return typeof answers === 'object' && answers !== null && Object.keys(answers).length > 0;
}

interface Explaining {
  /** The release of the record. */
  readonly release: Release;
  readonly scope: Scope;
  readonly locale: string;
}

/** Explains the results of a record under a release. Undefined if the release does not have the flow. */
export function outcomeOfRecord(
  { key, source, record }: DecidedRecord,
  { release, scope, locale }: Explaining,
): Outcome | undefined {
  const flow = Object.hasOwn(release.flows, source.flow) ? release.flows[source.flow] : undefined;
  const questions = flow === undefined ? [] : ownQuestions(flow);
  if (flow === undefined || questions.length === 0) return undefined;
  const own = { ...scope, variables: givenOfRecord(flow, record), user: anonymous, settings: release.settings };
  const answers = storedAnswers(questions, readPath(record, source.at));
  const explained = explainOutcome({ flow, questions, answers, scope: own, release });
  const differing = explained.results.flatMap(({ result: { field }, value }) =>
    record[field] === undefined || isDeepEqual(record[field], value) ? [] : [{ field, value: record[field] }],
  );
  const write = (text: Text): string => formatText(text, own, { release, locale });
  const at = source.since === undefined ? undefined : readPath(record, source.since);
  return { key, flow, explained, release, at, entity: source.of, decides: source.outcome, differing, write };
}

interface Asking {
  readonly release: Release;
  readonly write: Outcome['write'];
}

/** Explains the results of the questionnaires on the page, as they are answered now. */
export function outcomesOfFlows(subjects: readonly Subject[], { release, write }: Asking): readonly Outcome[] {
  return subjects.flatMap((subject): readonly Outcome[] => {
    if (subject.kind !== 'flow') return [];
    const { flow, input } = subject;
    const decides = flow.results.at(-1)?.field;
    if (decides === undefined) return [];
    const { questions, answers, scope } = input;
    const explained = explainOutcome({ flow, questions, answers, scope, release });
    return [{ key: flow.id, flow, explained, release, decides, differing: [], write }];
  });
}
