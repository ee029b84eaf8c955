/** Milliseconds before the second and the third try: a server that starts anew is back by then. */
const pauses: readonly number[] = [500, 2000];

/** A part of the page whose code could not be loaded, however often it was asked for. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'ChunkLoadError';
  }
}

type LostPartListener = (fault: ChunkLoadError) => void;

const listeners = new Set<LostPartListener>();

/** Is told of every part of the page that is given up; returns what ends the telling. */
export function onChunkLoadError(listener: LostPartListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface LoadAgainMeans<Module> {
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly importFrom: (address: string) => Promise<Module>;
}

/**
 * Loads code that is fetched when it is needed, with a second and a third try. Some browsers remember a failure for each
 * address as long as the page is open, so a further try asks for the same file under another one.
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

/** How the code of a component is loaded, in the form that `lazyComponent` takes. */
export function toLazyModule<Module, Component>(
  load: () => Promise<Module>,
  pick: (loaded: Module) => Component,
): () => Promise<{ readonly default: Component }> {
  return async () => ({ default: pick(await loadWithRetry(load)) });
}

/** The file that a browser says it could not import, without what an earlier try has put behind it. */
function addressIn(fault: unknown): string | undefined {
  return fault instanceof Error ? /https?:\/\/[^\s?]+\.js/.exec(fault.message)?.[0] : undefined;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
