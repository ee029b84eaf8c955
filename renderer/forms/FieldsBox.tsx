import { styled } from '@mui/material/styles';

/** The box around all fields of a form, with the looks that they share. */
export const FieldsBox = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  display: 'grid',
  gap: theme.spacing(3),
  '& .field-label': {
    ...theme.typography.body1,
    display: 'block',
    marginBottom: theme.spacing(0.5),
    fontSize: '0.875rem',
    fontWeight: 500,
    lineHeight: '1.4375em',
    color: theme.palette.text.primary,
  },
  '& .field-label-wrong': { color: theme.palette.error.main },
  '& .field-error': {
    ...theme.typography.caption,
    margin: '3px 0 0',
    color: theme.palette.error.main,
  },
  '& .field-grid': {
    display: 'grid',
    columnGap: theme.spacing(3),
    rowGap: theme.spacing(2.5),
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  '& .field-parts': { display: 'grid', rowGap: theme.spacing(2.5) },
  // A part is laid out and painted by itself. It is not skipped while off the screen (`content-visibility`): Chromium
  // then leaves its fields out of what a screen reader is given.
  '& .field-part': {
    contain: 'layout style paint',
    // Outlines of the inputs at the edge are not cut off.
    padding: '4px',
    margin: '-4px',
  },
  '@container (min-width: 600px)': {
    '& .field-columns': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
}));
