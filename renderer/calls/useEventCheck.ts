import { useCallback, useEffect, useRef, useState } from 'react';
import type { Release } from '#engine';
import type { EventCheck } from '../contexts/PortalRuntime.ts';
import { loadWithRetry } from '../lazy/loadWithRetry.ts';

/**
 * Returns the check of lifecycle events. It is loaded for the first release with events, which a sign-in page does not
 * have.
 */
export function useEventCheck(first: Release): {
  readonly checkEvent: EventCheck | undefined;
  /** Loads the check if a release needs it, before the release is shown. */
  readonly loadEventCheck: (release: Release) => Promise<void>;
} {
  const [checkEvent, setCheckEvent] = useState<EventCheck>();
  const loading = useRef<Promise<void>>(undefined);
  const loadEventCheck = useCallback(async (release: Release) => {
    if (!hasEvents(release)) return;
    loading.current ??= loadWithRetry(() => import('./createEventCheck.ts')).then(
      ({ createEventCheck }) => setCheckEvent(() => createEventCheck()),
      (error: unknown) => {
        loading.current = undefined;
        throw error;
      },
    );
    await loading.current;
  }, []);
  useEffect(() => {
    loadEventCheck(first).catch((error: unknown) => console.warn(error));
  }, [first, loadEventCheck]);
  return { checkEvent, loadEventCheck };
}

/** Returns whether the check that a release needs is loaded. */
export function isEventCheckLoaded(release: Release, checkEvent: EventCheck | undefined): boolean {
  return checkEvent !== undefined || !hasEvents(release);
}

function hasEvents({ lifecycles }: Release): boolean {
  return Object.values(lifecycles).some(({ events }) => events.length > 0);
}
