export type ThemeMode = 'light' | 'dark';

/** The colours of the portal. Text meets WCAG AA on both backgrounds, in both modes. */
export const palettes = {
  light: {
    primary: { main: '#2b4c8c' },
    secondary: { main: '#52606d' },
    success: { main: '#1e6b3a' },
    info: { main: '#1d5f8a' },
    warning: { main: '#8a5300' },
    error: { main: '#b3261e' },
    background: { default: '#f5f6f8', paper: '#ffffff' },
    text: { primary: '#1b2430', secondary: '#4d5a69', disabled: '#6b7785' },
    divider: '#dde1e7',
  },
  dark: {
    primary: { main: '#a9c1f5' },
    secondary: { main: '#b4bfcc' },
    success: { main: '#7fd19b' },
    info: { main: '#8cc8ee' },
    warning: { main: '#f0bf6a' },
    error: { main: '#f5a29b' },
    background: { default: '#11151b', paper: '#181e26' },
    text: { primary: '#e6eaf0', secondary: '#aab4c1', disabled: '#8b96a4' },
    divider: '#2c3542',
  },
} as const;

/**
 * Overlays on a background: black in light mode, white in dark mode. The border of an input has a contrast of 3:1 with
 * the background (WCAG 1.4.11), unlike MUI's own opacity of 0.23.
 */
const layers = {
  light: {
    ink: '0 0 0',
    hover: 0.04,
    selected: 0.08,
    border: 0.46,
    disabled: 0.26,
    disabledGround: 0.12,
    onMain: '#fff',
    active: 'rgb(0 0 0 / 0.54)',
    contrast: 'black',
    chipBorder: '#bdbdbd',
    shares: { hover: '4%', tint: '8%', chip: '10%', skeleton: '11%', full: '100%' },
  },
  dark: {
    ink: '255 255 255',
    hover: 0.08,
    selected: 0.16,
    border: 0.38,
    disabled: 0.3,
    disabledGround: 0.12,
    onMain: 'rgb(0 0 0 / 0.87)',
    active: '#fff',
    contrast: 'white',
    chipBorder: '#616161',
    shares: { hover: '8%', tint: '14%', chip: '18%', skeleton: '13%', full: '70%' },
  },
} as const;

/** Returns the border colour of inputs. */
export function borderOf(mode: ThemeMode): string {
  const { ink, border } = layers[mode];
  return `rgb(${ink} / ${border})`;
}

/**
 * Returns the colours of a mode as CSS custom properties, for elements without MUI. They are the same as in MUI's
 * theme.
 */
export function colourProperties(mode: ThemeMode): Readonly<Record<`--fw-${string}`, string>> {
  const { primary, secondary, success, info, warning, error, background, text, divider } = palettes[mode];
  const { ink, hover, selected, disabled, disabledGround, onMain, active, contrast, chipBorder, shares } = layers[mode];
  return {
    '--fw-primary': primary.main,
    '--fw-secondary': secondary.main,
    '--fw-success': success.main,
    '--fw-info': info.main,
    '--fw-warning': warning.main,
    '--fw-error': error.main,
    '--fw-ground': background.default,
    '--fw-paper': background.paper,
    '--fw-text': text.primary,
    '--fw-text-secondary': text.secondary,
    '--fw-text-disabled': text.disabled,
    '--fw-divider': divider,
    '--fw-on-main': onMain,
    '--fw-hover': `rgb(${ink} / ${hover})`,
    '--fw-selected': `rgb(${ink} / ${selected})`,
    '--fw-border': borderOf(mode),
    '--fw-disabled': `rgb(${ink} / ${disabled})`,
    '--fw-disabled-ground': `rgb(${ink} / ${disabledGround})`,
    '--fw-active': active,
    '--fw-contrast': contrast,
    '--fw-chip-border': chipBorder,
    '--fw-hover-share': shares.hover,
    '--fw-tint': shares.tint,
    '--fw-chip-tint': shares.chip,
    '--fw-skeleton-share': shares.skeleton,
    '--fw-full': shares.full,
  };
}
