import type { QuestionModel } from '#engine';

/** Returns reloaded questions in the order in which they were first shown, so that users do not lose their position. */
export function preserveOrder(
  before: readonly QuestionModel[],
  now: readonly QuestionModel[],
): readonly QuestionModel[] {
  if (before.length === 0) return now;
  const places = new Map(before.map(({ question }, place) => [question, place]));
  const placeOf = ({ question }: QuestionModel) => places.get(question) ?? before.length;
  return now.toSorted((one, other) => placeOf(one) - placeOf(other));
}
