import type { QuestionModel } from '#engine';

/** Questions that have come again, in the order in which they came first: whoever is answering must find their place again. */
export function preserveOrder(
  before: readonly QuestionModel[],
  now: readonly QuestionModel[],
): readonly QuestionModel[] {
  if (before.length === 0) return now;
  const places = new Map(before.map(({ question }, place) => [question, place]));
  const placeOf = ({ question }: QuestionModel) => places.get(question) ?? before.length;
  return now.toSorted((one, other) => placeOf(one) - placeOf(other));
}
