import type { QueryClient } from '@tanstack/react-query';
import type { OperationModel, Release } from '#engine';

/** Returns the query key of an operation's response. */
export function queryKeyOf(operation: string, args: Readonly<Record<string, unknown>>): readonly unknown[] {
  return ['operation', operation, args];
}

/** Refetches all data that an operation has changed: its own entity and those that it lists. */
export function refreshAfter(operation: OperationModel, queries: QueryClient, release: Release): void {
  if (operation.method === 'GET') return;
  const changed = new Set([...(operation.of === undefined ? [] : [operation.of]), ...operation.refreshes]);
  const isChanged = ({ queryKey: [kind, asked] }: { readonly queryKey: readonly unknown[] }): boolean => {
    const source = typeof asked === 'string' ? release.operations[asked] : undefined;
    if (kind !== 'operation' || source === undefined) return false;
    const of = source.of ?? ('type' in source.result ? source.result.type : undefined);
    return of !== undefined && changed.has(of);
  };
  // Data that is not rendered is removed: a form that opens next must not start with outdated data.
  queries.removeQueries({ type: 'inactive', predicate: isChanged });
  void queries.invalidateQueries({ predicate: isChanged });
}
