import { createContext } from 'react';

/** A history traversal that has not finished; undefined if there is none. */
export interface Traversal {
  current: Promise<void> | undefined;
}

/**
 * Tracks history traversals by the portal itself. The browser traverses asynchronously, which would leave a page that
 * the user opens in the meantime, so links and actions wait for it.
 */
export const TraversalContext = createContext<Traversal>({ current: undefined });
