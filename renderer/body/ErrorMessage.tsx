import { Alert } from '../look/Alert.tsx';
import { Button } from '../look/Button.tsx';
import { useEngineText } from '../texts/useEngineText.ts';

interface FaultNoteProps {
  /** What draws the block could not be loaded, which only a new page mends. */
  readonly isLost?: boolean | undefined;
  readonly onRetry: () => void;
}

/** What stands where a block could not be drawn, and how to go on. */
export function ErrorMessage({ isLost = false, onRetry }: FaultNoteProps) {
  const say = useEngineText();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={isLost ? () => window.location.reload() : onRetry}>
          {say(isLost ? 'reload' : 'retry')}
        </Button>
      }
    >
      {say(isLost ? 'partLost' : 'blockFault')}
    </Alert>
  );
}
