import { Box, Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title: string;
  /** Stands beside the title. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the studio with a heading. */
export function Panel({ title, beside, children }: PanelProps) {
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography id={id} component="h2" variant="subtitle1">
          {title}
        </Typography>
        {beside}
      </Box>
      {children}
    </Paper>
  );
}
