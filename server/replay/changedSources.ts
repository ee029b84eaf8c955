import { isDeepEqual, type Release } from '#engine';
import { type AnswerSource, answerSources } from '#engine/why';

/**
 * Returns the sources whose outcomes can differ under another release: those whose flow differs, or all if a setting
 * differs, which any expression can read.
 */
export function changedSources(live: Release, next: Release): readonly AnswerSource[] {
  const sources = answerSources(live);
  if (!isDeepEqual(live.settings, next.settings)) return sources;
  return sources.filter(({ flow }) => !isDeepEqual(decidingPart(live, flow), decidingPart(next, flow)));
}

/** The part of a flow that decides: texts are keys here, so a new wording changes nothing. */
function decidingPart({ flows }: Release, id: string): unknown {
  const flow = flows[id];
  return flow === undefined ? undefined : { questions: flow.questions, results: flow.results, rules: flow.rules };
}
