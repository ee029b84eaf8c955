import { Box, Paper } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { BelowHeading, Heading } from '#renderer/host';

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
        <Heading id={id}>{title}</Heading>
        {beside}
      </Box>
      <BelowHeading>{children}</BelowHeading>
    </Paper>
  );
}
