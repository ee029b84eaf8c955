import {
  anonymous,
  answersOfList,
  collectAnswers,
  computeResults,
  type FlowAnswers,
  type FlowItem,
  type FlowModel,
  type FlowProblem,
  isRecord,
  type QuestionModel,
  resolveAnswers,
  type Scope,
  validateAnswers,
} from '#engine';
import type { LoadedRelease } from '../releases/ReleaseStore.types.ts';
import type { ReplayQuestion, StoredCase } from './Replay.types.ts';

/** Submitted answers as one release sees them. */
export interface SeenCase {
  /** Undefined if the release has no such flow. */
  readonly flow: FlowModel | undefined;
  readonly items: readonly FlowItem[];
  readonly problems: readonly FlowProblem[];
  readonly results: Readonly<Record<string, unknown>>;
  readonly scope: Scope;
}

interface Replaying extends Pick<ReplayQuestion, 'now' | 'today'> {
  readonly expressions: Scope['expressions'];
}

/** Puts submitted answers through a flow of a release, as a submission would. Nothing is stored. */
export function replayCase(loaded: LoadedRelease, stored: StoredCase, replaying: Replaying): SeenCase {
  const { release, validators } = loaded;
  const flow = Object.hasOwn(release.flows, stored.flow) ? release.flows[stored.flow] : undefined;
  const questions = flow === undefined ? [] : ownQuestions(flow);
  const answers = answersIn(questions, stored.answers);
  const scope = scopeOf(loaded, flow, stored, replaying);
  const given = { questions, answers, scope };
  const { items } = resolveAnswers({ ...given, release });
  const problems = validateAnswers({
    ...given,
    ...{ saved: answers, rules: flow?.rules, strict: true },
    runtime: { release, locale: 'en', validators },
  });
  const picked = collectAnswers({ ...given, release });
  const results = flow === undefined ? {} : computeResults({ flow, picked, scope });
  return { flow, items, problems, results, scope };
}

function scopeOf(
  { release }: LoadedRelease,
  flow: FlowModel | undefined,
  { given }: StoredCase,
  { now, today, expressions }: Replaying,
): Scope {
  const names = Object.keys(flow?.given ?? {}).filter((name) => given[name] !== undefined);
  return {
    variables: Object.fromEntries(names.map((name) => [name, given[name]])),
    user: anonymous,
    settings: release.settings,
    clock: { now: () => now, today: () => today },
    expressions,
  };
}

/** The answers by `q<id>`. An entry of a list to a question that the flow does not have is kept, so that it is found. */
function answersIn(questions: readonly QuestionModel[], stored: unknown): FlowAnswers {
  if (!Array.isArray(stored)) return isRecord(stored) ? stored : {};
  const entries: readonly unknown[] = stored;
  const known = new Set<unknown>(questions.flatMap(idsBelow));
  const strangers = entries.flatMap((entry): readonly (readonly [string, unknown])[] =>
    isRecord(entry) && !known.has(entry['question']) ? [[`q${String(entry['question'])}`, entry['answer']]] : [],
  );
  return { ...answersOfList(questions, entries), ...Object.fromEntries(strangers) };
}

function idsBelow({ question, questions }: QuestionModel): readonly unknown[] {
  return [question, ...questions.flatMap(idsBelow)];
}

function ownQuestions({ questions }: FlowModel): readonly QuestionModel[] {
  return isBank(questions) ? questions : [];
}

function isBank(questions: FlowModel['questions']): questions is readonly QuestionModel[] {
  return Array.isArray(questions);
}
