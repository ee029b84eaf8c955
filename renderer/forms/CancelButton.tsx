import { use } from 'react';
import type { ActionModel } from '#engine';
import { useAct } from '../actions/useAct.ts';
import { DialogsContext } from '../contexts/Dialogs.ts';
import { Button } from '../look/Button.tsx';
import { useScope } from '../scope/useScope.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import type { DraftStorage } from './createDraftStorage.ts';

interface CancelButtonProps {
  readonly action: ActionModel;
  /** Stores input that has not been submitted. */
  readonly keeper: DraftStorage;
}

/** Leaves a form on a page. Input that has not been submitted is discarded only after a confirmation. */
export function CancelButton({ action, keeper }: CancelButtonProps) {
  const say = useEngineText();
  const scope = useScope();
  const act = useAct();
  const dialogs = use(DialogsContext);
  const cancel = async () => {
    const isSafe = keeper.read() === undefined;
    if (!isSafe && !(await dialogs.confirm(say('discardEntries'), say('discard'), { tone: 'danger' }))) return;
    keeper.forget();
    await act(action, scope);
  };
  return (
    <Button type="button" color="inherit" onClick={() => void cancel()}>
      {say('cancel')}
    </Button>
  );
}
