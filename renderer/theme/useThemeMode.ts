import { useCallback, useState } from 'react';
import { usePrinting } from '../look/usePrinting.ts';
import type { ThemeMode } from './palettes.ts';

const place = 'theme';

/**
 * Returns the mode and a function to toggle it. The choice is stored in this browser; the default is light, and print
 * is always light.
 */
export function useThemeMode(): readonly [ThemeMode, () => void] {
  const [mode, setMode] = useState<ThemeMode>(() => (window.localStorage.getItem(place) === 'dark' ? 'dark' : 'light'));
  const isPrinting = usePrinting();
  const toggle = useCallback(
    () =>
      setMode((before) => {
        const next = before === 'dark' ? 'light' : 'dark';
        window.localStorage.setItem(place, next);
        return next;
      }),
    [],
  );
  return [isPrinting ? 'light' : mode, toggle];
}
