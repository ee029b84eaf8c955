import { useSyncExternalStore } from 'react';
import { useFormContext } from './FormContext.ts';
import type { SectionState } from './FormStore.ts';

/** Returns the sections with visible fields, in the order of the definition. */
export function useSections(): readonly SectionState[] {
  const { store } = useFormContext();
  return useSyncExternalStore(store.subscribe, store.getSections);
}
