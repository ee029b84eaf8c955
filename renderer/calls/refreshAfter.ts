import type { QueryClient } from '@tanstack/react-query';
import type { OperationModel, Release } from '#engine';

/** Key of the answers of an operation. */
export function queryKeyOf(operation: string, args: Readonly<Record<string, unknown>>): readonly unknown[] {
  return ['operation', operation, args];
}

/** Asks again for all data of what an operation has changed: its own entity and those it names. */
export function refreshAfter(operation: OperationModel, queries: QueryClient, release: Release): void {
  if (operation.method === 'GET') return;
  const changed = new Set([...(operation.of === undefined ? [] : [operation.of]), ...operation.refreshes]);
  const isChanged = ({ queryKey: [kind, asked] }: { readonly queryKey: readonly unknown[] }): boolean => {
    const source = typeof asked === 'string' ? release.operations[asked] : undefined;
    if (kind !== 'operation' || source === undefined) return false;
    const of = source.of ?? ('type' in source.result ? source.result.type : undefined);
    return of !== undefined && changed.has(of);
  };
  // What is not drawn now is forgotten: a form that opens next must not begin with what was true before.
  queries.removeQueries({ type: 'inactive', predicate: isChanged });
  void queries.invalidateQueries({ predicate: isChanged });
}
