import type { Release } from '#engine';

/** Returns the statuses of open evaluations, in which their lifecycle accepts answers. */
export function openStatuses({ lifecycles }: Pick<Release, 'lifecycles'>): readonly string[] {
  const events = Object.values(lifecycles).flatMap((one) => (one.of === 'evaluation' ? one.events : []));
  return events.flatMap(({ on, from }) => (on === 'evaluations.submitResponses' ? from : []));
}

/** Returns whether a stored evaluation is open. */
export function isOpen(release: Pick<Release, 'lifecycles'>, status: unknown): boolean {
  return openStatuses(release).includes(String(status));
}
