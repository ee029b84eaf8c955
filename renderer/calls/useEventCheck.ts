import { useCallback, useEffect, useRef, useState } from 'react';
import type { Release } from '#engine';
import type { EventCheck } from '../contexts/PortalRuntime.ts';
import { loadWithRetry } from '../lazy/loadWithRetry.ts';

/** The machines of lifecycles. They are loaded for the first release with events: a page for signing in has none. */
export function useEventCheck(first: Release): {
  readonly checkEvent: EventCheck | undefined;
  /** Loads what a release needs, before it is shown. */
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

/** Whether what decides about the events of a release is there. */
export function isEventCheckLoaded(release: Release, checkEvent: EventCheck | undefined): boolean {
  return checkEvent !== undefined || !hasEvents(release);
}

function hasEvents({ lifecycles }: Release): boolean {
  return Object.values(lifecycles).some(({ events }) => events.length > 0);
}
