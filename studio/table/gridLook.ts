import type { SxProps, Theme } from '@mui/material';
import type { TableColumn } from './columns.ts';

/** Width of the numbers of rows, in pixels. */
export const headWidth = 44;

/** Width of a column, in pixels. */
export function widthOf({ kind, of, input, word }: TableColumn): number {
  if (kind === 'id') return 84;
  if (kind === 'condition') return 240;
  if (kind === 'text') return word === 'text' && of === 'question' ? 320 : 260;
  return input === 'text' || input === 'condition' || input === 'choice' ? 150 : 112;
}

/** The look of a table: its cells are plain elements. */
export const gridLook: SxProps<Theme> = {
  position: 'relative',
  overflow: 'auto',
  minHeight: 200,
  flex: { md: 1 },
  maxHeight: { xs: '70vh', md: 'none' },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  typography: 'body2',
  '& table': { tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 0, minWidth: '100%' },
  '& th, & td': {
    px: 1,
    py: 1,
    borderRight: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
    verticalAlign: 'top',
    textAlign: 'start',
    font: 'inherit',
  },
  '& td': { whiteSpace: 'pre-wrap', cursor: 'default', height: 40, scrollMargin: '44px 8px 8px 52px' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    fontWeight: 600,
    bgcolor: 'background.paper',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& tr > th:first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
    color: 'text.secondary',
    textAlign: 'end',
  },
  '& thead tr > th:first-of-type': { zIndex: 3 },
  '& .first > *': { borderTop: 1, borderTopColor: 'divider' },
  '& td[data-fixed=true]': { color: 'text.secondary' },
  '& td[data-empty=true]': { bgcolor: 'action.hover' },
  '& td[data-changed=true]': { boxShadow: (theme) => `inset 3px 0 0 ${theme.palette.success.main}` },
  '& td[aria-selected=true]': { bgcolor: 'action.selected' },
  '& td[aria-invalid=true]': { boxShadow: (theme) => `inset 0 -3px 0 ${theme.palette.error.main}` },
  '& td[aria-selected=true]:focus-within:not(:focus)': { bgcolor: 'background.paper' },
  '& td:focus-within, & td:focus': {
    outline: '2px solid',
    outlineColor: (theme) => theme.palette.primary.main,
    outlineOffset: '-2px',
  },
  '& .gaps': { display: 'block', color: 'warning.main', typography: 'caption' },
  '& .hidden': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap', width: '1px', height: '1px' },
  '& td option': { color: 'text.primary', bgcolor: 'background.paper' },
  '& td textarea, & td select': {
    width: '100%',
    font: 'inherit',
    color: 'inherit',
    bgcolor: 'transparent',
    border: 0,
    p: 0,
    m: 0,
    outline: 'none',
    resize: 'none',
    fieldSizing: 'content',
    display: 'block',
  },
};
