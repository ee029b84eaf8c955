import type { FormStore } from './FormStore.ts';

/** Waits until no list of choices is on its way any more: what came, and what did not. */
export function whenOptionsLoaded(store: Pick<FormStore, 'isLoadingOptions' | 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (store.isLoadingOptions()) return;
      stop();
      resolve();
    });
  });
}
