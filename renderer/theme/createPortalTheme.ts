import { alpha, createTheme, type Theme } from '@mui/material';
import { borderOf, palettes, type ThemeMode } from './palettes.ts';

const narrow = '@media (max-width: 599.95px)';

/** The look of the portal: calm, dense, Inter, corners of 12. Colours keep WCAG AA in both modes. */
export function createPortalTheme(mode: ThemeMode): Theme {
  return createTheme({
    palette: { mode, ...palettes[mode] },
    shape: { borderRadius: 12 },
    spacing: 8,
    breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920 } },
    typography: {
      fontFamily: '"Inter Variable", Inter, system-ui, sans-serif',
      fontSize: 14,
      body1: { fontSize: '0.9375rem' },
      body2: { fontSize: '0.875rem' },
      h4: { fontSize: '1.5rem', fontWeight: 650, letterSpacing: '-0.01em' },
      h6: { fontSize: '1.0625rem', fontWeight: 620 },
      subtitle1: { fontSize: '0.9375rem', fontWeight: 600 },
      subtitle2: { fontSize: '0.875rem', fontWeight: 600 },
      button: { textTransform: 'none', fontWeight: 550 },
    },
    components: {
      MuiAccordion: {
        defaultProps: { disableGutters: true },
        styleOverrides: {
          root: { '&:before': { display: 'none' }, '&:not(:first-of-type)': { borderTop: 0 } },
          rounded: {
            '&:first-of-type': { borderTopLeftRadius: 12, borderTopRightRadius: 12 },
            '&:last-of-type': { borderBottomLeftRadius: 12, borderBottomRightRadius: 12 },
          },
        },
      },
      // A tint says as much as a full colour and does not shout from a table.
      MuiChip: {
        styleOverrides: {
          root: { fontWeight: 550 },
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
      // What is to be written is read, too: half of a colour is too little contrast.
      MuiInputBase: {
        styleOverrides: { input: { '&::placeholder': { color: palettes[mode].text.secondary, opacity: 1 } } },
      },
      // Below 16 px a telephone enlarges the page when a field is touched.
      MuiOutlinedInput: {
        styleOverrides: {
          root: { backgroundColor: palettes[mode].background.paper, [narrow]: { minHeight: 44, fontSize: '1rem' } },
          notchedOutline: { borderColor: borderOf(mode) },
        },
      },
      MuiInputLabel: {
        styleOverrides: {
          sizeSmall: { '&:not(.MuiInputLabel-shrink)': { [narrow]: { transform: 'translate(14px, 11px)' } } },
        },
      },
      // In the dark, a shadow alone does not part a menu from what lies below it.
      MuiPopover: { styleOverrides: { paper: { border: `1px solid ${palettes[mode].divider}` } } },
      MuiFormControlLabel: { styleOverrides: { root: { [narrow]: { minHeight: 44 } } } },
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
          head: { fontWeight: 600, lineHeight: 1.35, color: palettes[mode].text.secondary },
          sizeSmall: {
            padding: '8px 5px',
            fontSize: '0.8125rem',
            '&:first-of-type': { paddingLeft: 16 },
            '&:last-of-type': { paddingRight: 16 },
          },
          paddingCheckbox: { '&:first-of-type': { paddingLeft: 8 } },
        },
      },
      MuiTab: { styleOverrides: { root: { minHeight: 44 } } },
      MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px' } } },
      MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.125rem', fontWeight: 620 } } },
      MuiLink: { defaultProps: { underline: 'always' } },
    },
  });
}
