import type { FieldProblem, FlowItem, FlowProblem, SelectedAnswer } from '#engine';

interface RefusedAnswers {
  /** Errors of the server. Each path is a JSON Pointer into the call's arguments. */
  readonly refusal: readonly FieldProblem[];
  readonly items: readonly FlowItem[];
  /** The answers in the order in which they were sent. */
  readonly picked: readonly SelectedAnswer[];
}

/**
 * Assigns errors of the server to questions. The server refers to an answer by its path, `q302.0.q303`, or by its index
 * in the sent list. Errors that match no question are left out: the failure of the call reports them.
 */
export function mapServerErrorsToAnswers({ refusal, items, picked }: RefusedAnswers): FlowProblem[] {
  const found = new Map<string, FlowProblem>();
  for (const { path: pointer, code, message } of refusal) {
    const parts = pointer.split('/').filter((part) => part !== '');
    const item = parts.map((part) => itemAt(part, items) ?? itemSent(part, items, picked)).find(Boolean);
    if (item === undefined) continue;
    const path = item.path.join('.');
    if (!found.has(path)) found.set(path, { path, question: item.question.question, code, message });
  }
  return [...found.values()];
}

function itemAt(place: string, items: readonly FlowItem[]): FlowItem | undefined {
  return items.find(({ path }) => path.join('.') === place);
}

function itemSent(place: string, items: readonly FlowItem[], picked: readonly SelectedAnswer[]): FlowItem | undefined {
  const answer = /^\d+$/.test(place) ? picked[Number(place)] : undefined;
  if (answer === undefined) return undefined;
  return items.find(({ question, groupId }) => question.question === answer.question && groupId === answer.groupId);
}
