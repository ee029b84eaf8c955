import { useCallback, useRef, useState } from 'react';
import type { ActionModel, Scope } from '#engine';
import type { CallHost } from '../calls/useRunCall.ts';
import { useAct } from './useAct.ts';

/** Returns a function that performs an action, once at a time, and `busy` while it runs. */
export function usePress(action: ActionModel, scope: Scope, host?: CallHost) {
  const act = useAct();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const press = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    // An open dialog does not make its button busy.
    if (action.target.verb === 'run') setBusy(true);
    try {
      await act(action, scope, host);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, [act, action, scope, host]);

  return { press, busy };
}
