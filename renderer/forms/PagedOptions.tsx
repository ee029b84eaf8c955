import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isRecord } from '#engine';
import { queryKeyOf } from '../calls/refreshAfter.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { findSelectedRecord } from './findSelectedRecord.ts';
import type { PagedOptionLoaderProps } from './LazyPagedOptions.tsx';
import { readOptionArguments } from './readOptionArguments.ts';
import { rowsOf } from './rowsOf.ts';
import { searchArguments } from './searchArguments.ts';

const typingPause = 300;

/** Offers what begins with the typed text, page by page. */
export function PagedOptions({ field, call, operation, store, early }: PagedOptionLoaderProps) {
  const { adapter, release } = useRuntime();
  const [typed, setTyped] = useState(early.get(field.path));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useSyncExternalStore(store.subscribe, () =>
    JSON.stringify(readOptionArguments(call, operation, store.getScope()) ?? null),
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
          // The first page is asked for when the list opens; only typing waits.
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

function pagesOf(answer: unknown): number {
  if (typeof answer !== 'object' || answer === null || !('totalPages' in answer)) return 0;
  return typeof answer.totalPages === 'number' ? answer.totalPages : 0;
}

function readArguments(asked: string): Readonly<Record<string, unknown>> {
  const args: unknown = JSON.parse(asked);
  return isRecord(args) ? args : {};
}
