import type { AnswerModel } from '#engine';

/** Returns which answer of a statement is stored; an empty text for none. */
export function sideOf({ answer, no }: AnswerModel, stored: readonly unknown[]): '' | 'yes' | 'no' {
  if (stored.includes(answer)) return 'yes';
  return no !== undefined && stored.includes(no) ? 'no' : '';
}
