import type { Release, Scope } from '#engine';

/**
 * A scope without the records that a lifecycle moves: once a call has been made, what was known of their state is old,
 * and only the server can say what may happen next.
 */
export function withoutLifecycleRecords(scope: Scope, release: Pick<Release, 'lifecycles'>): Scope {
  const moved = new Set(Object.values(release.lifecycles).map(({ of }) => of.replaceAll(/-([a-z0-9])/g, upperSecond)));
  const kept = Object.entries(scope.variables).filter(([name]) => name !== 'this' && !moved.has(name));
  return { ...scope, variables: Object.fromEntries(kept) };
}

function upperSecond(_: string, letter: string): string {
  return letter.toUpperCase();
}
