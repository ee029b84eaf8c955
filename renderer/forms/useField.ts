import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useFormContext } from './FormContext.ts';
import type { FieldViewState } from './FormStore.ts';

/** State of one field; a change of any other field draws nothing here. In a part that is far away, a change waits. */
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

/** Part of a long form that a field stands in; empty in a short one. */
export const FieldChunkContext = createContext('');
