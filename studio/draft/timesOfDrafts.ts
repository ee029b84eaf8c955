import type { ScheduledPublication } from '../data/operations.ts';

/** Returns when the drafts of scheduled publications are published, by the ids of the drafts. */
export function timesOfDrafts(scheduled: readonly ScheduledPublication[]): ReadonlyMap<number, string> {
  const waiting = scheduled.filter(({ status }) => status === 'scheduled');
  return new Map(
    waiting.flatMap(({ publishAt, definitions }) => definitions.map(({ draft }) => [draft, publishAt] as const)),
  );
}
