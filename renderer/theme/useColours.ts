import { useInsertionEffect } from 'react';
import { colourProperties, type ThemeMode } from './palettes.ts';

/** Gives the page the colours of a mode (`--fw-…`), before anything is laid out with them. */
export function useColours(mode: ThemeMode): void {
  useInsertionEffect(() => {
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(colourProperties(mode))) style.setProperty(name, value);
    // What the browser draws itself (calendar icons, scroll bars, lists) follows the mode.
    style.colorScheme = mode;
  }, [mode]);
}
