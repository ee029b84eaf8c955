import { Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BelowHeading } from '../../renderer/look/HeadingLevel.tsx';

interface SheetProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page around content that has no page of its own. */
export function Sheet({ title, children }: SheetProps) {
  return (
    <Paper variant="outlined" sx={{ p: 3, display: 'grid', gap: 2, '& > *': { minWidth: 0 } }}>
      <Typography variant="h4" component="h1">
        {title}
      </Typography>
      <BelowHeading at={2}>{children}</BelowHeading>
    </Paper>
  );
}
