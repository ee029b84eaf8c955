import { useSyncExternalStore } from 'react';
import type { FieldState } from './createFormStore.ts';
import { useFormPlace } from './FormStoreContext.ts';

/** State of one field; a change of any other field draws nothing here. */
export function useField(path: string): FieldState | undefined {
  const { store } = useFormPlace();
  return useSyncExternalStore(store.subscribe, () => store.getField(path));
}
