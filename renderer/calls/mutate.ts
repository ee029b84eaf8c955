import type { QueryClient } from '@tanstack/react-query';
import type { OperationAdapter, RunOptions } from '#engine';

/** The arguments of `mutate`. */
interface Run {
  readonly adapter: OperationAdapter;
  readonly operation: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly options: RunOptions;
}

/**
 * Runs an operation as a mutation of TanStack Query and returns its result; rejects as the adapter does. Observers of
 * the client's mutations are notified: `useIsMutating({ mutationKey: ['operation', 'projects.close'] })`,
 * `MutationCache` callbacks, the devtools. The mutation is created as `useMutation` does, but without an observer: one
 * per button of a table would render each button again, for a state that is already published as `run.<as>`.
 */
export function mutate(queries: QueryClient, { adapter, operation, args, options }: Run): Promise<unknown> {
  const mutation = queries.getMutationCache().build(queries, {
    mutationKey: ['operation', operation],
    // A call without a connection fails. If it were paused, it would be sent when the user no longer expects it.
    networkMode: 'always',
    // Nothing reads the mutation afterwards.
    gcTime: 0,
    mutationFn: () => adapter.run(operation, args, options),
  });
  return mutation.execute(undefined);
}
