import type { Notice } from '../contexts/Notices.ts';

/** A notice that is waiting or shown. */
export interface QueuedNotice extends Notice {
  readonly id: number;
}

/** Returns the queue with one more notice. */
export function queueNotice(queue: readonly QueuedNotice[], notice: QueuedNotice): readonly QueuedNotice[] {
  const last = queue.at(-1);
  // The same failure of several calls is shown once.
  if (last?.text === notice.text && last.show === notice.show) return queue;
  return [...queue.filter((earlier) => !isSettledBy(earlier, notice)), notice];
}

/**
 * Returns whether the later notice replaces the earlier one. Toasts about one operation must not contradict each other.
 */
function isSettledBy(earlier: Notice, later: Notice): boolean {
  if (earlier.about === undefined || earlier.about !== later.about) return false;
  return earlier.show === 'toast' && later.show === 'toast' && earlier.tone !== later.tone;
}
