import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ThemeMode } from './createPortalTheme.ts';

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

/** Whether the page is being printed right now; it is drawn anew before the browser takes the picture. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
