import {
  anonymous,
  collectAnswers,
  computeResults,
  type FlowItem,
  type FlowModel,
  type FlowProblem,
  resolveAnswers,
  type Scope,
  validateAnswers,
} from '#engine';
import { givenOfRecord, ownQuestions, storedAnswers } from '#engine/why';
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
  const answers = storedAnswers(questions, stored.answers);
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
  return {
    variables: flow === undefined ? {} : givenOfRecord(flow, given),
    user: anonymous,
    settings: release.settings,
    clock: { now: () => now, today: () => today },
    expressions,
  };
}
