import type { Theme } from '@mui/material';

/** The column of a row's actions stays in sight when a wide table is moved. */
export const stuck = {
  position: 'sticky',
  right: 0,
  bgcolor: 'background.paper',
  width: 0,
  whiteSpace: 'nowrap',
  'tr:hover > &': {
    // A layer over its own ground: the cells that pass below must not shine through.
    backgroundImage: ({ palette }: Theme) => `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
  },
} as const;
