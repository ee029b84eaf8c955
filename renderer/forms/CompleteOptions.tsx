import { useEffect, useSyncExternalStore } from 'react';
import type { CallModel, FieldModel, OperationModel } from '#engine';
import { LoadFailure } from '../calls/LoadFailure.tsx';
import { useCallQuery } from '../calls/useCallQuery.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import type { OptionStore } from './FormStore.ts';
import { findSelectedRecord } from './findSelectedRecord.ts';
import { readOptionArguments } from './readOptionArguments.ts';
import { rowsOf } from './rowsOf.ts';
import { staticOptions } from './staticOptions.ts';

export interface OptionLoaderProps {
  readonly field: FieldModel;
  readonly call: CallModel;
  readonly operation: OperationModel;
  readonly store: OptionStore;
}

/** Offers the whole answer of an operation, asked again when its arguments change; says why when there is none. */
export function CompleteOptions({ field, call, operation, store }: OptionLoaderProps) {
  const { release } = useRuntime();
  // Arguments are compared as JSON, so that a keystroke elsewhere asks nothing.
  const asked = useSyncExternalStore(store.subscribe, () =>
    JSON.stringify(readOptionArguments(call, { operation, scope: store.getScope(), release }) ?? null),
  );
  const waiting = asked === 'null';
  const { query, absent } = useCallQuery(call, store.getScope(), { waiting });
  const { data, status, error, refetch } = query;
  const isShown = useSyncExternalStore(store.subscribe, () => isVisible(store, field.path));
  const idle = waiting || absent;
  useEffect(() => {
    const items = idle ? [] : rowsOf(data);
    const found = idle ? 'ready' : status === 'pending' ? 'loading' : status === 'error' ? 'failed' : 'ready';
    store.setOptions(field.path, { items, control: { ...staticOptions, status: found, retry: () => void refetch() } });
    findSelectedRecord(store, field, items);
    // Its list may hang on an answer of another step, which has changed since. A list that did not come says nothing.
    if (!idle && status === 'success' && data !== null) store.removeUnavailable(field.path);
  }, [data, status, idle, refetch, field, store]);
  if (idle || error === null || !isShown) return null;
  return <LoadFailure error={error} call={call} onRetry={() => void refetch()} />;
}

/** A column is visible where its list is. */
function isVisible(store: OptionStore, path: string): boolean {
  return store.isVisible(path) || store.isVisible(path.replace(/\.[^.]+$/, ''));
}
