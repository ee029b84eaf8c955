import type { Release } from '#engine';
import type { AnswerSource } from '#engine/why';
import { Refusal } from '../contract/Refusal.ts';
import { changedSources } from '../replay/changedSources.ts';
import type { ReplaySummary } from '../replay/Replay.types.ts';
import { type ReplayContext, type ReplayedDrafts, replayAnswers } from './replayAnswers.ts';

/** Records of an entity that a publication is tried on. */
const last = 1000;

/**
 * Returns what a publication changes for submitted answers. Undefined if no flow with submitted answers changes. Throws a
 * `Refusal` with 422 if more outcomes of a flow change than the live release allows (`most`).
 */
export async function checkReplay(
  context: ReplayContext,
  next: Release,
  drafts: ReplayedDrafts,
): Promise<readonly ReplaySummary[] | undefined> {
  const changed = changedSources(context.release, next);
  if (changed.length === 0) return undefined;
  const summaries: ReplaySummary[] = [];
  for (const entity of new Set(changed.map(({ of }) => of))) {
    const counter = await replayAnswers(context, drafts, { entity, last, values: {} });
    summaries.push(counter.summary(entity));
  }
  const errors = changed.flatMap((source) => excessOf(source, summaries));
  if (errors.length > 0) throw new Refusal({ status: 422, code: 'definitions', errors });
  return summaries;
}

function excessOf({ flow, most }: AnswerSource, summaries: readonly ReplaySummary[]) {
  const changed = summaries
    .flatMap(({ groups }) => groups)
    .filter((group) => group.flow === flow && group.effect === 'outcome')
    .reduce((sum, { records }) => sum + records, 0);
  if (most === undefined || changed <= most) return [];
  const message = `The outcome of ${changed} submitted records of "${flow}" would change, and at most ${most} may.`;
  const hint = `If that is meant, publish a higher "most" in the "records" of "${flow}" first`;
  return [{ code: 'answers/changed', severity: 'error', kind: 'flow', definition: flow, message, hint }];
}
