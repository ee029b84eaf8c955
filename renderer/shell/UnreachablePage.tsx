import { Alert, Button } from '@mui/material';
import { useEngineText } from '../runtime/useEngineText.ts';

/** The server did not answer when it was asked who is there. */
export function UnreachablePage() {
  const say = useEngineText();
  return (
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
  );
}
