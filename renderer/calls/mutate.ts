import type { QueryClient } from '@tanstack/react-query';
import type { OperationAdapter, RunOptions } from '#engine';

/** What a run sends. */
interface Run {
  readonly adapter: OperationAdapter;
  readonly operation: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly options: RunOptions;
}

/**
 * Runs an operation as a mutation of TanStack Query and returns its result; rejects as the adapter does. Whoever watches
 * the client's mutations sees it: `useIsMutating({ mutationKey: ['operation', 'projects.close'] })`, `MutationCache`
 * callbacks, the devtools. It is built as `useMutation` builds it, without the observer: every button of a table would
 * have one, and be drawn again by it, for a state that is published as `run.<as>`.
 */
export function mutate(queries: QueryClient, { adapter, operation, args, options }: Run): Promise<unknown> {
  const mutation = queries.getMutationCache().build(queries, {
    mutationKey: ['operation', operation],
    // A run that cannot reach the server fails and says so: one that waited would be sent when nobody expects it.
    networkMode: 'always',
    // What is kept of it would be kept for nobody.
    gcTime: 0,
    mutationFn: () => adapter.run(operation, args, options),
  });
  return mutation.execute(undefined);
}
