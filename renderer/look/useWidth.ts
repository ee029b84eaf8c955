import { useCallback, useSyncExternalStore } from 'react';
import { usePrinting } from './usePrinting.ts';

/** Widths in pixels from which a page looks different. */
const widths = { sm: 600, md: 960, lg: 1280, xl: 1920 } as const;

type Width = keyof typeof widths;

/**
 * Width of a printed page in pixels, about that of A4 and of Letter. A browser tells the true one only when it has counted
 * the pages: what is drawn anew by then is cut off after the last page of what was there before.
 */
const paper = 760;

/** Whether the window, or the paper that it is printed on, is narrower than a width. */
export function useBelow(width: Width): boolean {
  const isPrinting = usePrinting();
  const matches = useMatch(`(max-width: ${widths[width] - 0.05}px)`);
  return isPrinting ? paper < widths[width] : matches;
}

/** Whether the window, or the paper that it is printed on, is as wide as a width, or wider. */
export function useFrom(width: Width): boolean {
  const isPrinting = usePrinting();
  const matches = useMatch(`(min-width: ${widths[width]}px)`);
  return isPrinting ? paper >= widths[width] : matches;
}

function useMatch(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
