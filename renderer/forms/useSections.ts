import { useSyncExternalStore } from 'react';
import { useFormContext } from './FormContext.ts';
import type { SectionState } from './FormStore.ts';

/** The sections with something to show, in the order of the definition. */
export function useSections(): readonly SectionState[] {
  const { store } = useFormContext();
  return useSyncExternalStore(store.subscribe, store.getSections);
}
