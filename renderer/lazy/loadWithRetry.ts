/** Milliseconds before the second and the third attempt: a restarted server is available by then. */
const pauses: readonly number[] = [500, 2000];

/** The code of a part of the page could not be loaded in any attempt. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'ChunkLoadError';
  }
}

type LostPartListener = (fault: ChunkLoadError) => void;

const listeners = new Set<LostPartListener>();

/**
 * Calls the listener for every part of the page that could not be loaded. Returns a function that removes the listener.
 */
export function onChunkLoadError(listener: LostPartListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface LoadAgainMeans<Module> {
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly importFrom: (address: string) => Promise<Module>;
}

/**
 * Loads code on demand, with up to three attempts. Some browsers remember a failed URL as long as the page is open, so
 * further attempts add a query to it. Throws a `ChunkLoadError` if all attempts fail.
 */
export async function loadWithRetry<Module>(
  load: () => Promise<Module>,
  means: LoadAgainMeans<Module> = { wait: pause, importFrom: (address) => import(/* @vite-ignore */ address) },
): Promise<Module> {
  let fault: unknown;
  try {
    return await load();
  } catch (first) {
    fault = first;
  }
  for (const [index, milliseconds] of pauses.entries()) {
    await means.wait(milliseconds);
    const address = addressIn(fault);
    try {
      return await (address === undefined ? load() : means.importFrom(`${address}?again=${index + 1}`));
    } catch (next) {
      fault = next;
    }
  }
  const lost = new ChunkLoadError(fault);
  for (const tell of listeners) tell(lost);
  throw lost;
}

/** Returns a loader for one component of a module, for `lazyComponent`. */
export function toLazyModule<Module, Component>(
  load: () => Promise<Module>,
  pick: (loaded: Module) => Component,
): () => Promise<{ readonly default: Component }> {
  return async () => ({ default: pick(await loadWithRetry(load)) });
}

/** Returns the URL in the browser's error message about a failed import, without the query of an earlier attempt. */
function addressIn(fault: unknown): string | undefined {
  return fault instanceof Error ? /https?:\/\/[^\s?]+\.js/.exec(fault.message)?.[0] : undefined;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
