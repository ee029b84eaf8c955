import type { QuestionId } from './FlowAnswers.ts';

/** A question by its id, with the group it is asked in. */
export type Shuffled = QuestionId | { readonly question: QuestionId; readonly group?: string };

/**
 * Ids in a drawn order. Questions of one group stay together at one place, in a drawn order too. `random` gives numbers
 * from 0 to below 1.
 */
export function shuffleOrder(entries: readonly Shuffled[], random: () => number): readonly QuestionId[] {
  const groups: QuestionId[][] = [];
  const byName = new Map<string, QuestionId[]>();
  for (const entry of entries) {
    const { question, group } = typeof entry === 'object' ? entry : { question: entry, group: undefined };
    const known = group === undefined ? undefined : byName.get(group);
    if (known) {
      known.push(question);
      continue;
    }
    const members = [question];
    groups.push(members);
    if (group !== undefined) byName.set(group, members);
  }
  return shuffle(groups, random).flatMap((members) => shuffle(members, random));
}

function shuffle<Entry>(entries: readonly Entry[], random: () => number): readonly Entry[] {
  const drawn = [...entries];
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const other = Math.min(Math.floor(random() * (last + 1)), last);
    const [moved] = drawn.splice(other, 1, ...drawn.slice(last, last + 1));
    if (moved !== undefined) drawn.splice(last, 1, moved);
  }
  return drawn;
}

/** Questions in a recorded order; those it does not name come last, as they stand. */
export function orderQuestions<Q extends { readonly question: QuestionId }>(
  questions: readonly Q[],
  order: readonly QuestionId[],
): readonly Q[] {
  const place = new Map(order.map((id, index) => [String(id), index]));
  const placeOf = ({ question }: Q): number => place.get(String(question)) ?? order.length;
  return [...questions].sort((left, right) => placeOf(left) - placeOf(right));
}
