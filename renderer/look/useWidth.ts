import { useCallback, useSyncExternalStore } from 'react';

/** Widths in pixels from which a page looks different. */
const widths = { sm: 600, md: 960, lg: 1280, xl: 1920 } as const;

type Width = keyof typeof widths;

/** Whether the window is narrower than a width. */
export function useBelow(width: Width): boolean {
  return useMatch(`(max-width: ${widths[width] - 0.05}px)`);
}

/** Whether the window is as wide as a width, or wider. */
export function useFrom(width: Width): boolean {
  return useMatch(`(min-width: ${widths[width]}px)`);
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
