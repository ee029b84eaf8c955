import { Alert, Button } from '@mui/material';
import { useEngineText } from '../runtime/useEngineText.ts';

/** What stands where a block could not be drawn. */
export function FaultNote({ onRetry }: { readonly onRetry: () => void }) {
  const say = useEngineText();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {say('retry')}
        </Button>
      }
    >
      {say('blockFault')}
    </Alert>
  );
}
