import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useFormContext } from './FormContext.ts';
import type { FieldViewState } from './FormStore.ts';

/**
 * Returns the state of one field. Changes of other fields do not render it again. In a part that is not visible, a
 * change waits.
 */
export function useField(path: string): FieldViewState | undefined {
  const { store, window } = useFormContext();
  const part = useContext(FieldChunkContext);
  const subscribe = useCallback(
    (listener: () => void) =>
      store.subscribeField(path, window && part !== '' ? () => window.tell(part, listener) : listener),
    [store, window, part, path],
  );
  return useSyncExternalStore(subscribe, () => store.getField(path));
}

/** The part of a long form that contains a field; empty in a short form. */
export const FieldChunkContext = createContext('');
