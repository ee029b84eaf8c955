import type { FlowItem, FlowProblem } from '#engine';

/** Returns the message about an answer. If statements are counted, it contains their number. */
export function problemText(
  { question }: FlowItem,
  { code, message }: FlowProblem,
  say: (name: string, extra?: Readonly<Record<string, unknown>>) => string,
): string {
  const isCounted = question.exactly !== undefined && question.messages['required'] === undefined;
  return code === 'required' && isCounted ? say('exactly', { limit: question.exactly }) : message;
}
