import type { Release } from '#engine';
import { deriveHandler } from '../derived/deriveHandler.ts';
import type { StorageMap } from '../ownership/EntityStorage.types.ts';
import type { Handler } from './handler.types.ts';

interface Assembly {
  readonly release: Release;
  readonly written: readonly Handler[];
  readonly storages: StorageMap;
  /** A handler whose operation there is not stays unused instead of being refused. */
  readonly spare?: 'allowed';
}

/**
 * The handler of every operation: the one written for it, else the one that follows from its definition. Throws naming
 * every operation that has neither, and every handler whose operation there is not.
 */
export function assembleHandlers({ release, written, storages, spare }: Assembly): ReadonlyMap<string, Handler> {
  const faults: string[] = [];
  const names = new Set<string>();
  const handlers = new Map<string, Handler>();
  for (const handler of written) {
    const isKnown = Object.hasOwn(release.operations, handler.operation);
    if (names.has(handler.operation)) faults.push(`"${handler.operation}" has two handlers`);
    if (!isKnown && spare === undefined) faults.push(`no operation "${handler.operation}"`);
    names.add(handler.operation);
    if (isKnown) handlers.set(handler.operation, handler);
  }
  for (const operation of Object.values(release.operations)) {
    if (handlers.has(operation.id)) continue;
    const derived = deriveHandler(operation, release, storages);
    if (derived === undefined) faults.push(`no handler for "${operation.id}"`);
    else handlers.set(operation.id, derived);
  }
  if (faults.length > 0) throw new Error(`Handlers and operations disagree: ${faults.join('; ')}.`);
  return handlers;
}

/** Operations of a release that no handler is written for and none follows for, in order of the release. */
export function findUnanswered({ release, written, storages }: Omit<Assembly, 'spare'>): readonly string[] {
  const names = new Set(written.map(({ operation }) => operation));
  return Object.values(release.operations)
    .filter((operation) => !names.has(operation.id) && deriveHandler(operation, release, storages) === undefined)
    .map(({ id }) => id);
}
