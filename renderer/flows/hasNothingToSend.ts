import type { FlowItem } from '#engine';

/** Whether there is nothing to send: what has an answer is locked, and nothing else has to be answered. */
export function hasNothingToSend(items: readonly FlowItem[]): boolean {
  const isAnswered = ({ value }: FlowItem): boolean => value !== undefined && value !== null && value !== '';
  return (
    items.some(({ locked }) => locked) && items.every((item) => item.locked || (!item.required && !isAnswered(item)))
  );
}
