import './shell.css';
import { Alert } from '../look/Alert.tsx';
import { Button } from '../look/Button.tsx';
import { Text } from '../look/Text.tsx';
import { useEngineText } from '../texts/useEngineText.ts';

/** Shown if the server did not return the user. */
export function UnreachablePage() {
  const say = useEngineText();
  return (
    <div className="unreachable">
      <Text as="h1" look="page">
        {say('faultTitle')}
      </Text>
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
    </div>
  );
}
