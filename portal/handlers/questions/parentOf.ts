import type { QuestionModel } from '#engine';

/** Returns the question and the answer of a condition like `this.q301 == 'Yes'`. */
export function parentOf({
  when,
}: Pick<QuestionModel, 'when'>): { readonly question: number; readonly answer: string } | undefined {
  const match = /this\.q(\d+) == '([^']*)'/.exec(JSON.stringify(when));
  if (match?.[1] === undefined || match[2] === undefined) return undefined;
  return { question: Number(match[1]), answer: match[2] };
}
