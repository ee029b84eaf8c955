import { useInsertionEffect } from 'react';
import { colourProperties, type ThemeMode } from './palettes.ts';

/** Sets the colours of a mode on the page (`--fw-…`) before layout. */
export function useColours(mode: ThemeMode): void {
  useInsertionEffect(() => {
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(colourProperties(mode))) style.setProperty(name, value);
    // Native controls (calendar icons, scroll bars, lists) follow the mode.
    style.colorScheme = mode;
  }, [mode]);
}
