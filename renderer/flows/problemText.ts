import type { FlowItem, FlowProblem } from '#engine';

/** What is said about an answer; statements that are counted are asked for by their number. */
export function problemText(
  { question }: FlowItem,
  { code, message }: FlowProblem,
  say: (name: string, extra?: Readonly<Record<string, unknown>>) => string,
): string {
  const isCounted = question.exactly !== undefined && question.messages['required'] === undefined;
  return code === 'required' && isCounted ? say('exactly', { limit: question.exactly }) : message;
}
