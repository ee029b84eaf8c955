import { createContext } from 'react';

/** A way through the history that was begun and has not arrived; absent when there is none. */
export interface Traversal {
  current: Promise<void> | undefined;
}

/**
 * Where a traversal of the history by the portal itself is noted. The browser goes back later than it is told to, and
 * an address that somebody goes to meanwhile would be left again: links and actions wait for it.
 */
export const TraversalContext = createContext<Traversal>({ current: undefined });
