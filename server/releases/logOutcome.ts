import type { Log } from '../contract/Log.types.ts';
import type { SyncOutcome } from './syncFolderRelease.ts';

/** Logs the result of synchronizing the folder with published releases at start. */
export function logOutcome(log: Log, { live, how, reasons }: SyncOutcome): void {
  const facts = { release: live };
  if (how === 'published') log.info(facts, 'a published release stays live; the folder has not changed');
  if (how === 'merged') log.warn(facts, 'the changed folder was laid under what was published');
  if (how !== 'kept') return;
  const words = 'the changed folder does not go together with what was published, which stays live';
  log.error(
    { ...facts, reasons: reasons.slice(0, 50) },
    `${words}: publish the folder, roll back, or start with RELEASE=folder`,
  );
}
