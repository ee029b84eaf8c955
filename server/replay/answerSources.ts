import { type FlowModel, isDeepEqual, type Release } from '#engine';
import type { AnswerSource } from './Replay.types.ts';

/**
 * Returns the flows whose submitted answers are stored: those with `records`, and those that a property of an entity
 * names. Flows without results decide nothing.
 */
export function answerSources(release: Release): readonly AnswerSource[] {
  const declared = Object.values(release.flows).flatMap((flow) => sourceOf(flow) ?? []);
  const known = new Set(declared.map(({ flow }) => flow));
  const derived = Object.values(release.entities).flatMap(({ id, properties }) =>
    properties.flatMap(({ path, flow: name }): readonly AnswerSource[] => {
      const outcome = name === undefined ? undefined : release.flows[name]?.results.at(-1)?.field;
      if (name === undefined || outcome === undefined || known.has(name)) return [];
      return [{ flow: name, of: id, at: path, only: {}, by: [], outcome }];
    }),
  );
  return [...declared, ...derived];
}

function sourceOf({ id, records, results }: FlowModel): AnswerSource | undefined {
  const outcome = records?.outcome ?? results.at(-1)?.field;
  return records === undefined || outcome === undefined ? undefined : { ...records, flow: id, outcome };
}

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
