import type { AnswerModel } from '#engine';

/** Which half of a statement is among the stored answers; an empty text for neither. */
export function sideOf({ answer, no }: AnswerModel, stored: readonly unknown[]): '' | 'yes' | 'no' {
  if (stored.includes(answer)) return 'yes';
  return no !== undefined && stored.includes(no) ? 'no' : '';
}
