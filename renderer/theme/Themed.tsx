import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { createPortalTheme } from './createPortalTheme.ts';
import type { ThemeMode } from './palettes.ts';
import { ThemeModeContext } from './ThemeModeContext.ts';

const IsThemedContext = createContext(false);

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** Styles that MUI makes stand before the style sheets of the page, which have the last word. */
const styles = createCache({ key: 'css', prepend: true, ...(nonce ? { nonce } : {}) });

const themes = new Map<ThemeMode, Theme>();

function themeOf(mode: ThemeMode): Theme {
  const known = themes.get(mode);
  if (known) return known;
  const made = createPortalTheme(mode);
  themes.set(mode, made);
  return made;
}

/** Gives what is drawn with MUI the look of the portal; inside another one it does nothing. */
export function Themed({ children }: { readonly children: ReactNode }) {
  const { mode } = use(ThemeModeContext);
  if (use(IsThemedContext)) return children;
  return (
    <IsThemedContext value={true}>
      <CacheProvider value={styles}>
        <ThemeProvider theme={themeOf(mode)}>{children}</ThemeProvider>
      </CacheProvider>
    </IsThemedContext>
  );
}

/** A component that is drawn with MUI, under the look of the portal. */
export function themed<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function ThemedPart(props: Props) {
    return (
      <Themed>
        <Component {...props} />
      </Themed>
    );
  };
}
