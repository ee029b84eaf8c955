import type { QuestionId } from './FlowAnswers.ts';

/** A question id, or a question with its group. */
export type Shuffled = QuestionId | { readonly question: QuestionId; readonly group?: string };

/**
 * The ids in random order. Questions of one group stay together, and are in random order within it. `random` returns
 * numbers from 0 up to, but not including, 1.
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

/** Questions in a recorded order. Those that it does not name come last, in their current order. */
export function orderQuestions<Q extends { readonly question: QuestionId }>(
  questions: readonly Q[],
  order: readonly QuestionId[],
): readonly Q[] {
  const place = new Map(order.map((id, index) => [String(id), index]));
  const placeOf = ({ question }: Q): number => place.get(String(question)) ?? order.length;
  return [...questions].sort((left, right) => placeOf(left) - placeOf(right));
}
