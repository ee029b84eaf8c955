import { Alert, Box, Button, Typography } from '@mui/material';
import { useEngineText } from '../runtime/useEngineText.ts';

/** The server did not answer when it was asked who is there. */
export function UnreachablePage() {
  const say = useEngineText();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h4" component="h1">
        {say('faultTitle')}
      </Typography>
      <Alert
        severity="error"
        action={
          <Button color="inherit" size="small" onClick={() => window.location.reload()}>
            {say('retry')}
          </Button>
        }
      >
        {say('unreachable')}
      </Alert>
    </Box>
  );
}
