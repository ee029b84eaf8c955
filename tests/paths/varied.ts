import { answerKey } from '#engine';
import type { FlowWalk, Shown } from './FlowWalk.ts';

/** Returns the question with variations of all answers that a condition of it reads. */
export function varied({ sheet }: FlowWalk, shown: Shown, condition: unknown): readonly Shown[] {
  const level = shown.place.slice(0, shown.place.length - answerKey(shown.item.question).length);
  return sheet.vary(condition, shown.answers, level).flatMap((answers) => {
    const item = sheet.items(answers).find(({ path, visible }) => visible && path.join('.') === shown.place);
    return item ? [{ ...shown, item, answers }] : [];
  });
}
