import { alpha, styled, type Theme } from '@mui/material';

const tones = ['success', 'info', 'warning', 'error'] as const;

/**
 * The container of a table, with the styles of everything inside it. The table has one style rule, because a styled
 * component for each cell would cost ten times as much as the cell.
 */
export const GridLook = styled('div')(({ theme }) => {
  const { palette, shape, typography } = theme;
  return {
    width: '100%',
    overflowX: 'auto',
    border: `1px solid ${palette.divider}`,
    borderRadius: shape.borderRadius,
    backgroundColor: palette.background.paper,
    '& .grid': { width: '100%', borderCollapse: 'collapse', borderSpacing: 0 },
    '& .grid-row': { verticalAlign: 'middle' },
    '& .grid-row:hover': { backgroundColor: palette.action.hover },
    '& .grid-door': { cursor: 'pointer' },
    '& .grid-cell': {
      ...typography.body2,
      fontSize: 'var(--fw-size-dense)',
      textAlign: 'left',
      padding: '8px 4px',
      borderBottom: `1px solid ${palette.divider}`,
      color: palette.text.primary,
      whiteSpace: 'pre-line',
      overflowWrap: 'break-word',
      '&:first-of-type': { paddingLeft: 16 },
      '&:last-of-type': { paddingRight: 16 },
    },
    '& tbody:last-of-type > tr:last-child > .grid-cell': { borderBottom: 0 },
    '& thead .grid-cell': {
      fontWeight: 'var(--fw-weight-group)',
      lineHeight: 1.35,
      color: palette.text.secondary,
      whiteSpace: 'normal',
    },
    // A shadow does not change the layout, so the columns of all rows stay aligned.
    '& .grid-marked > .grid-cell:first-of-type': { boxShadow: 'inset 4px 0 var(--fw-tone)' },
    '& .grid-marked .grid-parts': { verticalAlign: 'middle' },
    '& .grid-right': { textAlign: 'right' },
    // A number would touch the words to its right.
    '& .grid-right + .grid-cell:not(.grid-right, .grid-actions)': { paddingLeft: 20 },
    '& .grid-word': { whiteSpace: 'nowrap' },
    '& .grid-none': { color: palette.text.disabled },
    '& .grid-absent': { color: palette.text.secondary, whiteSpace: 'normal' },
    '& .grid-box': { whiteSpace: 'normal' },
    '& .grid-parts': { display: 'inline-flex', alignItems: 'center', gap: 4, flexWrap: 'wrap' },
    '& .grid-cell.grid-opener': { width: 24, padding: '0 12px 0 8px', whiteSpace: 'normal', '& > *': { padding: 0 } },
    '& .grid-cell.grid-pick': { width: 18, paddingRight: 12, '&:first-of-type': { paddingLeft: 16 } },
    '& .grid-opened': { paddingTop: 0, paddingBottom: 0, backgroundColor: palette.action.hover, whiteSpace: 'normal' },
    // The column of row actions stays visible when a wide table is scrolled.
    '& .grid-actions': {
      textAlign: 'right',
      position: 'sticky',
      right: 0,
      backgroundColor: palette.background.paper,
      width: 0,
      whiteSpace: 'nowrap',
      paddingTop: 2,
      paddingBottom: 2,
    },
    '& .grid-actions-first': { textAlign: 'left', position: 'static' },
    // An overlay on an opaque background: cells that scroll below must not be visible through it.
    '& .grid-row:hover > .grid-actions, & .grid-wide .grid-row:hover > .grid-first': {
      backgroundImage: `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
    },
    // A table that fits does not scroll by itself: the page scrolls, and the header sticks below the app bar.
    '&.grid-fitting': {
      overflow: 'clip',
      '& thead .grid-cell': {
        position: 'sticky',
        top: 'var(--fw-bar, 0px)',
        zIndex: 2,
        backgroundColor: palette.background.paper,
        // With collapsed borders, the border would scroll away with the rows.
        boxShadow: `inset 0 -1px ${palette.divider}`,
      },
      '@media print': { '& thead .grid-cell': { position: 'static' } },
    },
    // With many rows, the body scrolls below the header.
    '& .grid-long': { borderCollapse: 'separate' },
    '& .grid-long thead .grid-cell': {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      backgroundColor: palette.background.default,
    },
    // With many columns, the first one stays visible to identify the row.
    '& .grid-wide': { tableLayout: 'fixed', borderCollapse: 'separate' },
    '& .grid-wide .grid-word': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    '& .grid-wide .grid-cell.grid-gap': { padding: 0 },
    '& .grid-wide .grid-first': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      backgroundColor: palette.background.paper,
      borderRight: `1px solid ${palette.divider}`,
    },
    '& .grid-wide .grid-opener + .grid-first': { left: 44 },
    '& .grid-wide.grid-long thead .grid-first': { zIndex: 3 },
    // Below the table, without space of its own, and only while a row has the focus of the keyboard.
    '& + .grid-keys': {
      ...{ position: 'relative', height: 0, margin: 0, visibility: 'hidden' },
      '& > span': {
        ...typography.caption,
        ...{ position: 'absolute', top: 4, left: 4, color: palette.text.secondary },
      },
    },
    '&:has(.grid-row :focus-visible) + .grid-keys': { visibility: 'visible' },
    ...sortLook(theme),
    ...valueLook(theme),
  };
});

/** The style of a sortable header. Its arrow overlaps the cell's padding, so that it does not widen the column. */
function sortLook({ palette, transitions }: Theme) {
  return {
    '& .grid-sort': {
      display: 'inline-flex',
      alignItems: 'center',
      position: 'relative',
      margin: 0,
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      textAlign: 'inherit',
      cursor: 'pointer',
      userSelect: 'none',
      '&[data-sorted]': { color: palette.text.primary },
      '&:hover': { color: palette.text.secondary },
    },
    '& .grid-arrow': {
      position: 'absolute',
      left: '100%',
      marginLeft: 1,
      width: '1em',
      height: '1em',
      fontSize: 15,
      fill: 'currentColor',
      opacity: 0,
      transform: 'rotate(180deg)',
      transition: transitions.create(['opacity', 'transform'], { duration: transitions.duration.shorter }),
    },
    '& .grid-sort:hover .grid-arrow': { opacity: 0.5 },
    '& .grid-sort[data-sorted] .grid-arrow': { opacity: 1, color: palette.text.secondary },
    '& .grid-sort[data-sorted=desc] .grid-arrow': { transform: 'rotate(0deg)' },
  } as const;
}

/** The styles of MUI's chips and links, without its components. */
function valueLook({ palette }: Theme) {
  const ground = palette.mode === 'dark' ? 0.18 : 0.1;
  return {
    '& .grid-tone': {
      display: 'inline-block',
      boxSizing: 'border-box',
      maxWidth: '100%',
      height: 24,
      padding: '0 8px',
      borderRadius: 16,
      lineHeight: '24px',
      verticalAlign: 'middle',
      fontSize: 'var(--fw-size-dense)',
      fontWeight: 'var(--fw-weight-button)',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '& .grid-tone-neutral': {
      padding: '0 7px',
      lineHeight: '22px',
      border: `1px solid ${palette.mode === 'light' ? palette.grey[400] : palette.grey[700]}`,
    },
    ...Object.fromEntries(
      tones.map((tone) => [
        `& .grid-tone-${tone}`,
        { color: palette[tone].main, backgroundColor: alpha(palette[tone].main, ground) },
      ]),
    ),
    '& .grid-link': {
      // Otherwise the outline of a broken address would be jagged.
      display: 'inline-block',
      color: palette.primary.main,
      textDecoration: 'underline',
      textDecorationColor: alpha(palette.primary.main, 0.4),
      '&:hover': { textDecorationColor: 'inherit' },
    },
  } as const;
}
