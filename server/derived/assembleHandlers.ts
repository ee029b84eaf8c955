import type { Release } from '#engine';
import type { StorageMap } from '../contract/EntityStorage.types.ts';
import type { Handler } from '../contract/handler.types.ts';
import { withDocuments } from '../documents/withDocuments.ts';
import { deriveHandler } from './deriveHandler.ts';

/** What a server can answer with, whatever release is live. */
export interface ServerCapabilities {
  /** Handlers of the product: each must have its operation in the release that ships with it. */
  readonly written: readonly Handler[];
  /** The server's own; those whose operation a release does not have are left aside. */
  readonly offered?: readonly Handler[];
  /** Stores that were written; other entities are kept as documents. */
  readonly storages: StorageMap;
}

interface Assembly extends ServerCapabilities {
  readonly release: Release;
  /** A handler of the product whose operation there is not stays unused instead of being refused. */
  readonly spare?: 'allowed';
}

/** What answers the operations of one release. */
export interface Assembled {
  readonly handlers: ReadonlyMap<string, Handler>;
  readonly storages: StorageMap;
}

/**
 * The handler of every operation: the one written for it, else the one that follows from its definition. Throws naming
 * every operation that has neither, and every handler whose operation there is not.
 */
export function assembleHandlers({ release, written, offered = [], storages: stored, spare }: Assembly): Assembled {
  const faults: string[] = [];
  const names = new Set<string>();
  const handlers = new Map<string, Handler>();
  for (const handler of [...written, ...offered]) {
    const isKnown = Object.hasOwn(release.operations, handler.operation);
    if (names.has(handler.operation)) faults.push(`"${handler.operation}" has two handlers`);
    if (!isKnown && spare === undefined && written.includes(handler))
      faults.push(`no operation "${handler.operation}"`);
    names.add(handler.operation);
    if (isKnown) handlers.set(handler.operation, handler);
  }
  const storages = withDocuments({ release, storages: stored, written: names });
  for (const operation of Object.values(release.operations)) {
    if (handlers.has(operation.id)) continue;
    const derived = deriveHandler(operation, release, storages);
    if (derived === undefined) faults.push(`no handler for "${operation.id}"`);
    else handlers.set(operation.id, derived);
  }
  if (faults.length > 0) throw new Error(`Handlers and operations disagree: ${faults.join('; ')}.`);
  return { handlers, storages };
}

/** Operations of a release that no handler is written for and none follows for, in order of the release. */
export function findUnanswered({
  release,
  written,
  offered = [],
  storages: stored,
}: Omit<Assembly, 'spare'>): readonly string[] {
  const names = new Set([...written, ...offered].map(({ operation }) => operation));
  const storages = withDocuments({ release, storages: stored, written: names });
  return Object.values(release.operations)
    .filter((operation) => !names.has(operation.id) && deriveHandler(operation, release, storages) === undefined)
    .map(({ id }) => id);
}
