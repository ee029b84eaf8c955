import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface SubmitBarProps {
  /** Stays at the lower edge of what scrolls around it, as in a dialog. */
  readonly isStuck: boolean;
  readonly children: ReactNode;
}

/** The buttons below a form or flow. */
export function SubmitBar({ isStuck, children }: SubmitBarProps) {
  return (
    <Box
      className="no-print"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        justifyContent: 'flex-end',
        alignItems: 'center',
        // Over the whole width and down to the edge of the dialog's content, whose padding it takes up.
        ...(isStuck
          ? {
              position: 'sticky',
              // What sticks keeps clear of the padding around it, where fields would then show below the buttons.
              bottom: ({ spacing }) => spacing(-2.5),
              zIndex: 1,
              bgcolor: 'background.paper',
              mx: -3,
              px: 3,
              mb: -2.5,
              pt: 1.5,
              pb: 2.5,
            }
          : {}),
      }}
    >
      {children}
    </Box>
  );
}
