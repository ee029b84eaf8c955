import { Alert } from '../../look/Alert.tsx';
import { Button } from '../../look/Button.tsx';
import { useEngineText } from '../../texts/useEngineText.ts';
import { useText } from '../../texts/useText.ts';
import type { ManyOutcome, SelectedRow } from './useRunMany.ts';

interface SelectedOutcomeProps {
  readonly outcome: ManyOutcome;
  readonly nameOf: (row: SelectedRow) => string;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** The outcome of an action on several rows: how many succeeded, and each failed one with its reason. */
export function SelectedOutcome({ outcome, nameOf, onUndo, onClose }: SelectedOutcomeProps) {
  const say = useEngineText();
  const text = useText();
  const { done, failed, undo } = outcome;
  return (
    <div className="picked-outcome">
      <Alert
        severity={failed.length === 0 ? 'success' : 'warning'}
        role="status"
        action={
          <>
            {undo && done.length > 0 && (
              <Button size="small" color="inherit" onClick={onUndo}>
                {text(undo.title)}
              </Button>
            )}
            <Button size="small" color="inherit" onClick={onClose}>
              {say('close')}
            </Button>
          </>
        }
      >
        {say('pickDone', { count: done.length })}
        {failed.length > 0 && ` ${say('pickFailed', { count: failed.length })}`}
        {failed.length > 0 && (
          <ul className="picked-failed">
            {failed.map(({ row, text: reason }) => (
              <li key={row[0]}>
                {nameOf(row)}: {reason}
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}
