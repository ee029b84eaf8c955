import { type Dispatch, type SetStateAction, useEffect, useSyncExternalStore } from 'react';
import type { CallModel, FieldModel, OperationModel } from '#engine';
import { isCall } from '../calls/isCall.ts';
import { LoadFailure } from '../calls/LoadFailure.tsx';
import { useCallQuery } from '../calls/useCallQuery.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import type { OptionStore } from './FormStore.ts';
import { readOptionArguments, readsAnswers } from './readOptionArguments.ts';
import { rowsOf } from './rowsOf.ts';

/** Is told the items of dynamic fields, by the path of their field. */
export type DynamicItemsListener = Dispatch<SetStateAction<Readonly<Record<string, readonly unknown[]>>>>;

interface DynamicItemLoaderProps {
  readonly field: FieldModel;
  readonly store: OptionStore;
  readonly onItems: DynamicItemsListener;
}

/** Loads the items of dynamic fields whose call reads answers of the form, again when these change. */
export function DynamicItemLoader({ field, ...props }: DynamicItemLoaderProps) {
  const { release } = useRuntime();
  const from = field.each?.from;
  if (from === undefined || !isCall(from) || !readsAnswers(from)) return null;
  const operation = release.operations[from.run];
  return operation && <CalledItems path={field.path} call={from} operation={operation} {...props} />;
}

interface CalledItemsProps extends Omit<DynamicItemLoaderProps, 'field'> {
  readonly path: string;
  readonly call: CallModel;
  readonly operation: OperationModel;
}

function CalledItems({ path, call, operation, store, onItems }: CalledItemsProps) {
  const { release } = useRuntime();
  // Arguments are compared as JSON, so that input in other fields does not load the items again.
  const asked = useSyncExternalStore(store.subscribe, () =>
    JSON.stringify(readOptionArguments(call, { operation, scope: store.getScope(), release }) ?? null),
  );
  const { query, absent } = useCallQuery(call, store.getScope(), { waiting: asked === 'null' });
  const { data, status, error, refetch } = query;
  const isIdle = asked === 'null' || absent;
  useEffect(() => {
    // The fields stay until the items of the next answer are there.
    if (isIdle || status === 'success') onItems((known) => ({ ...known, [path]: isIdle ? [] : rowsOf(data) }));
  }, [path, data, status, isIdle, onItems]);
  return isIdle || error === null ? null : <LoadFailure error={error} call={call} onRetry={() => void refetch()} />;
}
