import { Alert } from '../look/Alert.tsx';
import { Button } from '../look/Button.tsx';
import { useEngineText } from '../texts/useEngineText.ts';

interface FaultNoteProps {
  /** The code of the block could not be loaded, which requires a new page. */
  readonly isLost?: boolean | undefined;
  readonly onRetry: () => void;
}

/** Replaces a block that could not be rendered, with a button to continue. */
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
