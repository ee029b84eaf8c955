import type { FormStore } from './FormStore.ts';

/** Resolves when no options are loading any more, whether they loaded or failed. */
export function whenOptionsLoaded(store: Pick<FormStore, 'isLoadingOptions' | 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (store.isLoadingOptions()) return;
      stop();
      resolve();
    });
  });
}
