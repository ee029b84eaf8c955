import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useRuntime } from '../contexts/useRuntime.ts';
import { createDraftBackup } from './createDraftBackup.ts';
import { createDraftSaver, type DraftSaver, type DraftStatus } from './createDraftSaver.ts';
import { createDraftSavings } from './createDraftSavings.ts';

const retryPause = 5000;

/** Shared by all instances of wizards in a page. */
export const savingsOf = createDraftSavings();

/** Returns the draft saver of a wizard, which uses the operations in the portal's configuration. */
export function useDraftSaver(wizard: string, key: string): DraftSaver {
  const { adapter, config, release, user, clock, session } = useRuntime();
  const { operations } = config;
  const isKept = user.signedIn && release.operations[operations.draftSave] !== undefined;
  const owner = user.email ?? '';
  // The draft saver outlives changes of the session.
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

/** Returns the status of saving a draft. */
export function useDraftStatus(keeper: DraftSaver): DraftStatus {
  return useSyncExternalStore(keeper.subscribe, keeper.status);
}
