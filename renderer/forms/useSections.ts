import { useSyncExternalStore } from 'react';
import type { SectionState } from './FormStore.ts';
import { useFormPlace } from './FormStoreContext.ts';

/** The sections with something to show, in the order of the definition. */
export function useSections(): readonly SectionState[] {
  const { store } = useFormPlace();
  return useSyncExternalStore(store.subscribe, store.getSections);
}
