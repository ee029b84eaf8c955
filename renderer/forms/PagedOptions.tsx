import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type FieldModel, isRecord, readPath } from '#engine';
import { queryKeyOf } from '../calls/refreshAfter.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import type { OptionStore } from './FormStore.ts';
import { findSelectedRecord } from './findSelectedRecord.ts';
import type { PagedOptionLoaderProps } from './LazyPagedOptions.tsx';
import { readOptionArguments } from './readOptionArguments.ts';
import { recordCall, recordOf } from './recordCall.ts';
import { rowsOf } from './rowsOf.ts';
import { searchArguments } from './searchArguments.ts';

const typingPause = 300;

/** Loads the options that match the typed text, page by page. */
export function PagedOptions({ field, call, operation, store, early }: PagedOptionLoaderProps) {
  const { adapter, release, user, expressions } = useRuntime();
  const [typed, setTyped] = useState(early.get(field.path));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useSyncExternalStore(store.subscribe, () =>
    JSON.stringify(readOptionArguments(call, { operation, scope: store.getScope(), release }) ?? null),
  );
  const waiting = asked === 'null';
  const { data, status, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [...queryKeyOf(operation.id, readArguments(asked)), 'pages', typed],
    enabled: typed !== undefined && !waiting,
    initialPageParam: 0,
    queryFn: ({ signal, pageParam }) => {
      const args = { ...readArguments(asked), ...searchArguments({ operation, release, text: typed ?? '' }) };
      return adapter.run(operation.id, { ...args, page: pageParam }, { signal });
    },
    getNextPageParam: (last, _all, page) => (page + 1 < pagesOf(last) ? page + 1 : undefined),
  });

  // The record of the initial value is loaded to show its label instead of its key.
  const value = useSyncExternalStore(store.subscribe, () => valueWithoutRecord(store, field));
  const caller = { user, expressions };
  const search = value === undefined ? undefined : recordCall({ field, operation, release, caller, value });
  const stored = useQuery({
    queryKey: search === undefined ? [] : queryKeyOf(search.run, search.args),
    enabled: search !== undefined,
    retry: false,
    queryFn: ({ signal }) => (search === undefined ? null : adapter.run(search.run, search.args, { signal })),
  });
  useEffect(() => {
    const record = value === undefined ? undefined : recordOf(stored.data, field, value);
    if (record !== undefined) store.setSelectedRecord(field.path, record);
  }, [stored.data, value, field, store]);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const items = (data?.pages ?? []).flatMap(rowsOf);
    const idle = typed === undefined || waiting;
    store.setOptions(field.path, {
      items,
      control: {
        status: idle ? 'idle' : status === 'error' ? 'failed' : isFetching ? 'loading' : 'ready',
        paged: true,
        more: hasNextPage,
        search: (text) => {
          clearTimeout(timer.current);
          // The first page is loaded when the list opens; only typed text is debounced.
          if (text === '') setTyped('');
          else timer.current = setTimeout(() => setTyped(text), typingPause);
        },
        loadMore: () => void fetchNextPage(),
        retry: () => void refetch(),
      },
    });
    findSelectedRecord(store, field, items);
  }, [data, status, isFetching, hasNextPage, typed, waiting, fetchNextPage, refetch, field, store]);
  return null;
}

/** Returns a value whose record is not loaded, for example that of a stored draft. */
function valueWithoutRecord(store: OptionStore, { path }: FieldModel): string | number | undefined {
  const { draft, picked } = store.getAnswers();
  const value = picked[path] === undefined ? readPath(draft, path) : undefined;
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

function pagesOf(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null || !('totalPages' in answer)) return 0;
  return typeof answer.totalPages === 'number' ? answer.totalPages : 0;
}

function readArguments(asked: string): Readonly<Record<string, unknown>> {
  const args: unknown = JSON.parse(asked);
  return isRecord(args) ? args : {};
}
