import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';

interface FoldProps {
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** What can be folded away by styles alone. It is drawn when it is first open, and keeps its state from then on. */
export function Fold({ isOpen, children }: FoldProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateRows: isOpen ? '1fr' : '0fr',
        visibility: isOpen ? 'visible' : 'hidden',
        transition: 'grid-template-rows 250ms, visibility 250ms',
      }}
    >
      {/* A shadow or a mark of focus may reach over the edge of what is open. */}
      <Box sx={{ minHeight: 0, minWidth: 0, overflow: isOpen ? 'visible' : 'hidden' }}>
        {(isOpen || wasOpen) && children}
      </Box>
    </Box>
  );
}
