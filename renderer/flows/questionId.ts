import type { FlowItem } from '#engine';

/** Returns the id of a question's first input, which is unique for each instance of a repeated question. */
export function questionId(prefix: string, item: Pick<FlowItem, 'path'>): string {
  return `${prefix}-${item.path.join('-')}`;
}
