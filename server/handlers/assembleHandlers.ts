import type { Release } from '#engine';
import { deriveHandler } from '../derived/deriveHandler.ts';
import type { StorageMap } from '../ownership/EntityStorage.types.ts';
import type { Handler } from './handler.types.ts';

interface Assembly {
  readonly release: Release;
  readonly written: readonly Handler[];
  /** The server's own; those whose operation the release does not have are left aside. */
  readonly offered?: readonly Handler[];
  readonly storages: StorageMap;
}

/**
 * The handler of every operation: the one written for it, else the one that follows from its definition. Throws naming
 * every operation that has neither, and every handler whose operation there is not.
 */
export function assembleHandlers({ release, written, offered = [], storages }: Assembly): ReadonlyMap<string, Handler> {
  const faults: string[] = [];
  const handlers = new Map<string, Handler>();
  for (const handler of written) {
    if (handlers.has(handler.operation)) faults.push(`"${handler.operation}" has two handlers`);
    if (!Object.hasOwn(release.operations, handler.operation)) faults.push(`no operation "${handler.operation}"`);
    handlers.set(handler.operation, handler);
  }
  for (const handler of offered) {
    if (handlers.has(handler.operation)) faults.push(`"${handler.operation}" has two handlers`);
    if (Object.hasOwn(release.operations, handler.operation)) handlers.set(handler.operation, handler);
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
