import type { FlowItem } from '#engine';

/** Returns whether there is nothing to send: all answers are locked, and no other question is required. */
export function hasNothingToSend(items: readonly FlowItem[]): boolean {
  const isAnswered = ({ value }: FlowItem): boolean => value !== undefined && value !== null && value !== '';
  return (
    items.some(({ locked }) => locked) && items.every((item) => item.locked || (!item.required && !isAnswered(item)))
  );
}
