import { useCallback, useSyncExternalStore } from 'react';
import { useFormContext } from '../FormContext.ts';

/** Returns the problem of a row as a whole. */
export function useRowProblem(path: string): string | undefined {
  const { store } = useFormContext();
  const subscribe = useCallback((listener: () => void) => store.subscribeField(path, listener), [store, path]);
  return useSyncExternalStore(subscribe, () => store.getRowProblem(path));
}
