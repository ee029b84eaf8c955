import type { FlowItem } from '#engine';

/** Id of the first input of a question; unique for each instance of a repeated one. */
export function questionId(prefix: string, item: Pick<FlowItem, 'path'>): string {
  return `${prefix}-${item.path.join('-')}`;
}
