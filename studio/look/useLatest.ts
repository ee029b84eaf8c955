import { useCallback, useRef } from 'react';

/** Returns a function that stays the same and calls the one of the latest rendering. For handlers of events. */
export function useLatest<Args extends readonly unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  latest.current = handler;
  return useCallback((...args: Args) => latest.current(...args), []);
}
