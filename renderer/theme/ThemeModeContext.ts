import { createContext } from 'react';
import type { ThemeMode } from './palettes.ts';

export const ThemeModeContext = createContext<{ readonly mode: ThemeMode; readonly toggle: () => void }>({
  mode: 'light',
  toggle: () => undefined,
});
