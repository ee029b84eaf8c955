import type { Release } from '#engine';

/** Statuses of an evaluation that waits for answers: those in which its lifecycle accepts them. */
export function openStatuses({ lifecycles }: Pick<Release, 'lifecycles'>): readonly string[] {
  const events = Object.values(lifecycles).flatMap((one) => (one.of === 'evaluation' ? one.events : []));
  return events.flatMap(({ on, from }) => (on === 'evaluations.submitResponses' ? from : []));
}

/** Whether a stored evaluation waits for answers. */
export function isOpen(release: Pick<Release, 'lifecycles'>, status: unknown): boolean {
  return openStatuses(release).includes(String(status));
}
