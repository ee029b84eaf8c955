import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type Theme, ThemeProvider } from '@mui/material';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import { createPortalTheme } from './createPortalTheme.ts';
import type { ThemeMode } from './palettes.ts';
import { ThemeModeContext } from './ThemeModeContext.ts';

const IsThemedContext = createContext(false);

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** MUI's styles are inserted before the style sheets of the page, which override them. */
const styles = createCache({ key: 'css', prepend: true, ...(nonce ? { nonce } : {}) });

const themes = new Map<ThemeMode, Theme>();

function themeOf(mode: ThemeMode): Theme {
  const known = themes.get(mode);
  if (known) return known;
  const made = createPortalTheme(mode);
  themes.set(mode, made);
  return made;
}

/** Provides the theme of the portal to MUI components; does nothing inside another one. */
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

/** Wraps a component that uses MUI in the theme of the portal. */
export function themed<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function ThemedPart(props: Props) {
    return (
      <Themed>
        <Component {...props} />
      </Themed>
    );
  };
}
