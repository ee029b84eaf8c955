import { createContext } from 'react';
import type { ThemeMode } from '../theme/createPortalTheme.ts';

export const ThemeModeContext = createContext<{ readonly mode: ThemeMode; readonly toggle: () => void }>({
  mode: 'light',
  toggle: () => undefined,
});
