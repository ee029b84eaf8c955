/** Returns the rows of a response that is a list or a page. */
export function rowsOf(answer: unknown): readonly unknown[] {
  if (Array.isArray(answer)) return answer;
  if (typeof answer === 'object' && answer !== null && 'content' in answer && Array.isArray(answer.content)) {
    return answer.content;
  }
  return [];
}
