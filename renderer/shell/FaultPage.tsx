import { Box, Button, Typography } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { useEngineText } from '../runtime/useEngineText.ts';

interface FaultBoundaryState {
  readonly isBroken: boolean;
}

/** Catches what no block has caught, so that nobody looks at an empty page. */
export class FaultBoundary extends Component<{ readonly children: ReactNode }, FaultBoundaryState> {
  override state: FaultBoundaryState = { isBroken: false };

  static getDerivedStateFromError(): FaultBoundaryState {
    return { isBroken: true };
  }

  override componentDidCatch(fault: unknown): void {
    console.error(fault);
  }

  override render(): ReactNode {
    return this.state.isBroken ? <FaultPage /> : this.props.children;
  }
}

/** A page that says something has gone wrong, and how to go on. */
export function FaultPage() {
  const say = useEngineText();
  return (
    <Box
      component="main"
      sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 600, mx: 'auto', px: 3, py: { xs: 4, sm: 12 } }}
    >
      <Typography variant="h4" component="h1">
        {say('faultTitle')}
      </Typography>
      <Typography>{say('faultText')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {say('reload')}
        </Button>
        <Button variant="outlined" onClick={() => window.location.assign('/')}>
          {say('toStart')}
        </Button>
      </Box>
    </Box>
  );
}
