import type { FieldProblem, FlowItem, FlowProblem, SelectedAnswer } from '#engine';

interface RefusedAnswers {
  /** Each with a JSON Pointer in the call's arguments as its path. */
  readonly refusal: readonly FieldProblem[];
  readonly items: readonly FlowItem[];
  /** The answers in the order in which they were sent. */
  readonly picked: readonly SelectedAnswer[];
}

/**
 * Leads what the server refuses back to the questions. It names an answer by the place of its question, `q302.0.q303`,
 * or by its place in the list that was sent. What cannot be led back is left out: the failure of the call says it.
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
