import type { Release, Scope } from '#engine';

/**
 * Returns a scope without the records that have a lifecycle. After a call their known state is outdated, and only the
 * server knows which events are possible.
 */
export function withoutLifecycleRecords(scope: Scope, release: Pick<Release, 'lifecycles'>): Scope {
  const moved = new Set(Object.values(release.lifecycles).map(({ of }) => of.replaceAll(/-([a-z0-9])/g, upperSecond)));
  const kept = Object.entries(scope.variables).filter(([name]) => name !== 'this' && !moved.has(name));
  return { ...scope, variables: Object.fromEntries(kept) };
}

function upperSecond(_: string, letter: string): string {
  return letter.toUpperCase();
}
