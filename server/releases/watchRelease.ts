import type { DatabaseHandle, Listening } from '../database/DatabaseHandle.types.ts';
import { releaseChannel } from '../database/releaseChannel.ts';
import type { ReleaseStore } from './ReleaseStore.types.ts';

/** Fallback for a notification that was lost with its connection. */
const pollMilliseconds = 1000;

interface Watching {
  readonly database: DatabaseHandle;
  readonly releases: ReleaseStore;
  readonly onError: (error: unknown) => void;
  /** Called with the hash of each release that becomes live. */
  readonly onServed?: (hash: string) => void;
  /** False disables polling, for tests of the notifications. */
  readonly poll?: boolean;
}

/**
 * Applies releases that other servers on the same database publish: by notifications, and by polling every second. An
 * embedded database has one process, so it is not watched. Returns a function that stops watching.
 */
export async function watchRelease(watching: Watching): Promise<() => Promise<void>> {
  const { database, releases, onError, onServed, poll = true } = watching;
  if (database.kind === 'pglite') return async () => undefined;
  let listening: Listening | undefined;
  let last = '';
  const report = (error: unknown): void => {
    // A database that is unavailable for an hour is logged once, not thousands of times.
    if (String(error) !== last) onError(error);
    last = String(error);
  };
  const refresh = async (): Promise<void> => {
    try {
      if (await releases.refresh()) onServed?.(releases.live().release.hash);
      last = '';
    } catch (error) {
      report(error);
    }
  };
  const listen = async (): Promise<void> => {
    if (listening?.isOpen() === true) return;
    try {
      listening = await database.listen(releaseChannel, () => void refresh());
    } catch (error) {
      report(error);
    }
  };
  await listen();
  let busy: Promise<void> | undefined;
  const tick = (): void => {
    busy ??= listen()
      .then(refresh)
      .finally(() => {
        busy = undefined;
      });
  };
  const timer = poll ? setInterval(tick, pollMilliseconds) : undefined;
  return async () => {
    clearInterval(timer);
    await busy;
    await listening?.close();
  };
}
