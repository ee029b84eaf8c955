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

/** Loads all options of a field from an operation, again when its arguments change. Shows the reason if it fails. */
export function CompleteOptions({ field, call, operation, store }: OptionLoaderProps) {
  const { release } = useRuntime();
  // Arguments are compared as JSON, so that input in other fields does not load the options again.
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
    // The options can depend on an answer of another step that has changed since. Options that failed to load do not
    // clear the value.
    if (!idle && status === 'success' && data !== null) store.removeUnavailable(field.path);
  }, [data, status, idle, refetch, field, store]);
  if (idle || error === null || !isShown) return null;
  return <LoadFailure error={error} call={call} onRetry={() => void refetch()} />;
}

/** A column is visible if its list is. */
function isVisible(store: OptionStore, path: string): boolean {
  return store.isVisible(path) || store.isVisible(path.replace(/\.[^.]+$/, ''));
}
