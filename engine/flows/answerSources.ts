import type { AnswerRecordsModel, FlowModel } from '../model/kinds/flow.types.ts';
import type { Release } from '../model/release.types.ts';

/** A flow whose submitted answers are stored in records of an entity. */
export interface AnswerSource extends Omit<AnswerRecordsModel, 'outcome'> {
  readonly flow: string;
  readonly outcome: string;
}

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
