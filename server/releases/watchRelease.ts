import type { DatabaseHandle, Listening } from '../database/DatabaseHandle.types.ts';
import { releaseChannel } from '../database/releaseChannel.ts';
import type { ReleaseStore } from './ReleaseStore.types.ts';

/** Fallback for a notice that got lost with its connection. */
const pollMilliseconds = 1000;

interface Watching {
  readonly database: DatabaseHandle;
  readonly releases: ReleaseStore;
  readonly onError: (error: unknown) => void;
  /** Told the hash of each release that is served from now on. */
  readonly onServed?: (hash: string) => void;
  /** Without the poll only notices count; for tests of the notices. */
  readonly poll?: boolean;
}

/**
 * Serves what other servers on the same database publish: told by a notice, and asking each second beside it. A
 * database of one process has nobody to hear from.
 */
export async function watchRelease(watching: Watching): Promise<() => Promise<void>> {
  const { database, releases, onError, onServed, poll = true } = watching;
  if (database.kind === 'pglite') return async () => undefined;
  let listening: Listening | undefined;
  let last = '';
  const report = (error: unknown): void => {
    // A database that is away for an hour is one line, not thousands.
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
