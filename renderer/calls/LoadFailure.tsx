import './calls.css';
import { type CallModel, mayRetry, OperationError } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { Alert } from '../look/Alert.tsx';
import { Button } from '../look/Button.tsx';
import { useScope } from '../scope/useScope.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';
import { canUseGenericMessage, engineTextOf, withError } from './explainError.ts';
import { pickNotice } from './pickNotice.ts';

interface LoadFailureProps {
  readonly error: Error;
  readonly call?: CallModel;
  readonly onRetry: () => void;
}

/** Shows why data could not be loaded, and a retry button. */
export function LoadFailure({ error, call, onRetry }: LoadFailureProps) {
  const say = useEngineText();
  const words = useFailureWords(error, call);
  // A permanent refusal cannot be retried; an unreadable response can.
  const isWorthwhile = !(error instanceof OperationError) || error.status < 400 || mayRetry(error);
  return (
    <Alert
      severity="error"
      className="load-failure"
      action={
        isWorthwhile && (
          <Button color="inherit" size="small" onClick={onRetry}>
            {say('retry')}
          </Button>
        )
      }
    >
      {words}
    </Alert>
  );
}

function useFailureWords(error: Error, call: CallModel | undefined): string {
  const { release } = useRuntime();
  const scope = useScope();
  const text = useText();
  const say = useEngineText();
  const operation = call && release.operations[call.run];
  if (!(error instanceof OperationError) || operation === undefined || call === undefined) return say('failure');
  const failed = withError(error, scope, say);
  const exact = pickNotice(call, operation, [String(error.status)]);
  const notice = exact ?? pickNotice(call, operation, ['failure']);
  const words = notice && text(notice.text, undefined, failed);
  if (words !== undefined && (exact || error.status === 404 || canUseGenericMessage(words, error))) return words;
  if (error.status === 404) return say('nothingHere');
  const fallback = engineTextOf(error);
  return fallback ? say(fallback) : text({ text: 'engine/serverSays' }, undefined, failed);
}
