import { useCallback, useSyncExternalStore } from 'react';
import { usePrinting } from './usePrinting.ts';

/** Breakpoints in pixels. */
const widths = { sm: 600, md: 960, lg: 1280, xl: 1920 } as const;

type Width = keyof typeof widths;

/**
 * Width of a printed page in pixels, approximately that of A4 and Letter. Browsers report the real width only after
 * they have counted the pages, when it is too late to render again: content on additional pages would be cut off.
 */
const paper = 760;

/** Returns whether the window, or the printed page, is narrower than a breakpoint. */
export function useBelow(width: Width): boolean {
  const isPrinting = usePrinting();
  const matches = useMatch(`(max-width: ${widths[width] - 0.05}px)`);
  return isPrinting ? paper < widths[width] : matches;
}

/** Returns whether the window, or the printed page, is at least as wide as a breakpoint. */
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
