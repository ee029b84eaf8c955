import type { Notice } from '../contexts/Notices.ts';

/** A notice that waits to be shown, or is. */
export interface QueuedNotice extends Notice {
  readonly id: number;
}

/** The notices after one more is said. */
export function queueNotice(queue: readonly QueuedNotice[], notice: QueuedNotice): readonly QueuedNotice[] {
  const last = queue.at(-1);
  // The same failure of several calls is said once.
  if (last?.text === notice.text && last.show === notice.show) return queue;
  return [...queue.filter((earlier) => !isSettledBy(earlier, notice)), notice];
}

/** Two toasts never tell opposite outcomes of one operation: the later one is true. */
function isSettledBy(earlier: Notice, later: Notice): boolean {
  if (earlier.about === undefined || earlier.about !== later.about) return false;
  return earlier.show === 'toast' && later.show === 'toast' && earlier.tone !== later.tone;
}
