import { useCallback, useState } from 'react';
import { usePrinting } from '../look/usePrinting.ts';
import type { ThemeMode } from './palettes.ts';

const place = 'theme';

/** Light or dark, as the reader chose in this browser; light at first, and always on paper. */
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
