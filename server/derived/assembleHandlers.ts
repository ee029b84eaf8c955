import type { Release } from '#engine';
import type { StorageMap } from '../contract/EntityStorage.types.ts';
import type { Handler } from '../contract/handler.types.ts';
import { withDocuments } from '../documents/withDocuments.ts';
import { deriveHandler } from './deriveHandler.ts';

/** The handlers and storages of a server, independent of the release. */
export interface ServerCapabilities {
  /** Handlers of the portal. Each must have an operation in the portal's own release. */
  readonly written: readonly Handler[];
  /** Handlers of the server itself. Those without an operation in a release are ignored. */
  readonly offered?: readonly Handler[];
  /** Storages of the portal. Other entities are documents. */
  readonly storages: StorageMap;
}

interface Assembly extends ServerCapabilities {
  readonly release: Release;
  /** `allowed`: a handler of the portal without an operation is ignored instead of refused. */
  readonly spare?: 'allowed';
}

/** The handlers and storages of one release. */
export interface Assembled {
  readonly handlers: ReadonlyMap<string, Handler>;
  readonly storages: StorageMap;
}

/**
 * Returns the handler of every operation: the portal's or server's own, or the default handler. Throws an error that
 * lists every operation without a handler and every handler without an operation.
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

/** Returns the operations of a release without a handler of their own or a default one, in the order of the release. */
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
