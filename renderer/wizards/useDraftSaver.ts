import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useRuntime } from '../contexts/useRuntime.ts';
import { createDraftBackup } from './createDraftBackup.ts';
import { createDraftSaver, type DraftSaver, type DraftStatus } from './createDraftSaver.ts';
import { createDraftSavings } from './createDraftSavings.ts';

const retryPause = 5000;

/** One page has one sender of drafts, however often a wizard is opened in it. */
export const savingsOf = createDraftSavings();

/** Keeps the drafts of a wizard by the operations that the portal's configuration names. */
export function useDraftSaver(wizard: string, key: string): DraftSaver {
  const { adapter, config, release, user, clock, session } = useRuntime();
  const { operations } = config;
  const isKept = user.signedIn && release.operations[operations.draftSave] !== undefined;
  const owner = user.email ?? '';
  // The keeper outlives the states of the session.
  const present = useRef(session);
  useEffect(() => {
    present.current = session;
  }, [session]);
  return useMemo(
    () =>
      createDraftSaver({
        ...{ wizard, key, adapter, operations, isKept },
        backup: createDraftBackup({ name: `${owner}:${wizard}:${key}`, storage: window.sessionStorage }),
        savings: savingsOf(`${owner}:${wizard}:${key}`),
        now: () => clock.now(),
        later: (work) => void setTimeout(work, retryPause),
        expired: () => present.current.expire(),
      }),
    [wizard, key, adapter, operations, isKept, clock, owner],
  );
}

/** How the saving of a draft goes. */
export function useDraftStatus(keeper: DraftSaver): DraftStatus {
  return useSyncExternalStore(keeper.subscribe, keeper.status);
}
