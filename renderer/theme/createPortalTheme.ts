import { alpha, createTheme, type Theme } from '@mui/material';
import { borderOf, palettes, type ThemeMode } from './palettes.ts';

const narrow = '@media (max-width: 599.95px)';
const radius = 'var(--fw-radius)';
const touch = 'var(--fw-touch)';

/** Returns MUI's theme for the portal. Sizes are those of look/tokens.css; colours meet WCAG AA in both modes. */
export function createPortalTheme(mode: ThemeMode): Theme {
  return createTheme({
    palette: { mode, ...palettes[mode] },
    shape: { borderRadius: radius },
    spacing: 8,
    breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 } },
    typography: {
      fontFamily: 'var(--fw-font)',
      body1: { fontSize: 'var(--fw-size-body)' },
      body2: { fontSize: 'var(--fw-size-small)' },
      h4: { fontSize: 'var(--fw-size-page)', fontWeight: 'var(--fw-weight-page)', letterSpacing: '-0.01em' },
      h6: { fontSize: 'var(--fw-size-part)', fontWeight: 'var(--fw-weight-part)' },
      subtitle1: { fontSize: 'var(--fw-size-body)', fontWeight: 'var(--fw-weight-group)' },
      subtitle2: { fontSize: 'var(--fw-size-small)', fontWeight: 'var(--fw-weight-group)' },
      button: { textTransform: 'none', fontWeight: 'var(--fw-weight-button)' },
    },
    components: {
      MuiAccordion: {
        defaultProps: { disableGutters: true },
        styleOverrides: {
          root: { '&:before': { display: 'none' }, '&:not(:first-of-type)': { borderTop: 0 } },
          rounded: {
            '&:first-of-type': { borderTopLeftRadius: radius, borderTopRightRadius: radius },
            '&:last-of-type': { borderBottomLeftRadius: radius, borderBottomRightRadius: radius },
          },
        },
      },
      // A tint is less dominant in a table than a full colour.
      MuiChip: {
        styleOverrides: {
          root: { fontWeight: 'var(--fw-weight-button)' },
          filled: ({ ownerState, theme }) => {
            const { color = 'default' } = ownerState;
            if (color === 'default') return {};
            const { main } = theme.palette[color];
            return { color: main, backgroundColor: alpha(main, mode === 'dark' ? 0.18 : 0.1) };
          },
        },
      },
      MuiButtonBase: { defaultProps: { disableRipple: false } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiTextField: { defaultProps: { size: 'small' } },
      // Placeholders must be readable: half of the text colour has too little contrast.
      MuiInputBase: {
        styleOverrides: { input: { '&::placeholder': { color: palettes[mode].text.secondary, opacity: 1 } } },
      },
      // Below 16 px, phones zoom the page when a field is focused.
      MuiOutlinedInput: {
        styleOverrides: {
          root: { backgroundColor: palettes[mode].background.paper, [narrow]: { minHeight: touch, fontSize: '1rem' } },
          notchedOutline: { borderColor: borderOf(mode) },
        },
      },
      MuiInputLabel: {
        styleOverrides: {
          sizeSmall: { '&:not(.MuiInputLabel-shrink)': { [narrow]: { transform: 'translate(14px, 11px)' } } },
        },
      },
      // In dark mode, a shadow alone does not separate a menu from the content below it.
      MuiPopover: { styleOverrides: { paper: { border: `1px solid ${palettes[mode].divider}` } } },
      MuiFormControlLabel: { styleOverrides: { root: { [narrow]: { minHeight: touch } } } },
      MuiLinearProgress: { styleOverrides: { root: { backgroundColor: palettes[mode].divider } } },
      MuiStepIcon: {
        styleOverrides: {
          root: {
            '&:not(.Mui-active):not(.Mui-completed)': { color: palettes[mode].divider },
            '&:not(.Mui-active):not(.Mui-completed) .MuiStepIcon-text': { fill: palettes[mode].text.primary },
          },
        },
      },
      MuiSelect: { defaultProps: { size: 'small' } },
      MuiTooltip: { defaultProps: { arrow: true, enterDelay: 300 } },
      MuiTableCell: {
        styleOverrides: {
          root: { borderColor: palettes[mode].divider },
          head: { fontWeight: 'var(--fw-weight-group)', lineHeight: 1.35, color: palettes[mode].text.secondary },
          sizeSmall: {
            padding: '8px 5px',
            fontSize: 'var(--fw-size-dense)',
            '&:first-of-type': { paddingLeft: 16 },
            '&:last-of-type': { paddingRight: 16 },
          },
          paddingCheckbox: { '&:first-of-type': { paddingLeft: 8 } },
        },
      },
      MuiTab: { styleOverrides: { root: { minHeight: touch } } },
      MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
      MuiDialogTitle: {
        styleOverrides: { root: { fontSize: 'var(--fw-size-dialog)', fontWeight: 'var(--fw-weight-part)' } },
      },
      MuiLink: { defaultProps: { underline: 'always' } },
    },
  });
}
