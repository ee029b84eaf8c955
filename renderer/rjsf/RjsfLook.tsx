import { type ReactNode, useMemo } from 'react';
import { BelowHeading } from '../look/HeadingLevel.tsx';
import { EngineTextContext } from '../texts/EngineTextContext.ts';
import type { ThemeMode } from '../theme/palettes.ts';
import { Themed } from '../theme/Themed.tsx';
import { ThemeModeContext } from '../theme/ThemeModeContext.ts';
import { useColours } from '../theme/useColours.ts';

interface RjsfLookProps {
  readonly mode?: ThemeMode;
  /** Texts of the widgets, in the language of the app; English where one is missing. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

const english: Readonly<Record<string, string>> = {
  select: 'Select',
  loading: 'Loading…',
  clear: 'Clear',
  clearAll: 'Clear all',
  open: 'Open',
  close: 'Close',
  noOptions: 'No options',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
};

/** Provides what forms with `rjsfTheme` need: the colours of the portal, the theme of MUI, and texts of widgets. */
export function RjsfLook({ mode = 'light', texts, children }: RjsfLookProps) {
  useColours(mode);
  const themeMode = useMemo(() => ({ mode, toggle: () => undefined }), [mode]);
  const say = useMemo(() => (name: string) => texts?.[name] ?? english[name] ?? name, [texts]);
  return (
    <ThemeModeContext value={themeMode}>
      <EngineTextContext value={say}>
        <BelowHeading at={2}>
          <Themed>{children}</Themed>
        </BelowHeading>
      </EngineTextContext>
    </ThemeModeContext>
  );
}
