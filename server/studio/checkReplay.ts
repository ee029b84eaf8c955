import type { AnswerSource } from '#engine/why';
import { Refusal } from '../contract/Refusal.ts';
import type { ReleaseProblem } from '../releases/buildCandidate.ts';
import { keyOf, keyOfPath } from '../releases/definitionPath.ts';
import type { ReleaseSource } from '../releases/ReleaseStore.types.ts';
import { changedSources } from '../replay/changedSources.ts';
import type { ReplaySummary } from '../replay/Replay.types.ts';
import { type ReplayContext, type ReplayedDrafts, replayAnswers } from './replayAnswers.ts';

/** Records of an entity that a publication is tried on. */
const last = 1000;

/** What a publication changes for submitted answers. */
interface ReplayOutcome {
  /** Undefined if no flow with submitted answers changes. */
  readonly summaries: readonly ReplaySummary[] | undefined;
  /** One for each flow of which more outcomes change than the live release allows (`most`). */
  readonly errors: readonly ReleaseProblem[];
}

/** Returns what a publication would change for submitted answers, and where that is more than it may be. */
export async function forecastReplay(
  context: ReplayContext,
  next: ReleaseSource,
  drafts: ReplayedDrafts,
): Promise<ReplayOutcome> {
  const changed = changedSources(context.release, next.release);
  if (changed.length === 0) return { summaries: undefined, errors: [] };
  const summaries: ReplaySummary[] = [];
  for (const entity of new Set(changed.map(({ of }) => of))) {
    const counter = await replayAnswers(context, drafts, { entity, last, values: {} });
    summaries.push(counter.summary(entity));
  }
  return { summaries, errors: changed.flatMap((source) => excessOf(source, summaries, next.files)) };
}

/**
 * Returns what a publication changes for submitted answers; undefined if no flow with submitted answers changes. Throws
 * a `Refusal` with 422 if more outcomes of a flow change than the live release allows (`most`).
 */
export async function checkReplay(
  context: ReplayContext,
  next: ReleaseSource,
  drafts: ReplayedDrafts,
): Promise<readonly ReplaySummary[] | undefined> {
  const { summaries, errors } = await forecastReplay(context, next, drafts);
  if (errors.length > 0) throw new Refusal({ status: 422, code: 'definitions', errors });
  return summaries;
}

function excessOf(
  { flow, most }: AnswerSource,
  summaries: readonly ReplaySummary[],
  files: ReleaseSource['files'],
): readonly ReleaseProblem[] {
  const changed = summaries
    .flatMap(({ groups }) => groups)
    .filter((group) => group.flow === flow && group.effect === 'outcome')
    .reduce((sum, { records }) => sum + records, 0);
  if (most === undefined || changed <= most) return [];
  const key = keyOf({ kind: 'flow', definition: flow });
  return [
    {
      code: 'answers/changed',
      severity: 'error',
      file: files.find(({ path }) => keyOfPath(path) === key)?.path ?? '',
      pointer: '/records',
      line: 1,
      column: 1,
      message: `The outcome of ${changed} submitted records of "${flow}" would change, and at most ${most} may.`,
      hint: `If that is meant, publish a higher "most" in the "records" of "${flow}" first`,
    },
  ];
}
