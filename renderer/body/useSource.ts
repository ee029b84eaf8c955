import { type CallModel, type ResolvedSource, resolveChoice, resolveTemplate, type Source } from '#engine';
import { rowsOrRecord } from '../calls/rowsOrRecord.ts';
import { useCallQuery } from '../calls/useCallQuery.ts';
import { useDialog } from '../contexts/Dialogs.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useScope } from '../scope/useScope.ts';

export type Sourced =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly call: CallModel; readonly retry: () => void }
  | { readonly status: 'here'; readonly value: unknown };

function isVariable(source: ResolvedSource): source is { readonly variable: string } {
  return typeof source === 'object' && source !== null && !Array.isArray(source) && 'variable' in source;
}

/**
 * Returns the branch of a choice whose condition is true, or the source itself if it is no choice; null if no branch
 * matches.
 */
export function useResolvedSource(source: Source): ResolvedSource {
  const scope = useScope();
  const { release } = useRuntime();
  return resolveChoice<ResolvedSource>(source, scope, release.access.policies) ?? null;
}

/** Returns the response of a call as a block's data. */
export function useCallSource(call: CallModel): Sourced {
  const scope = useScope();
  const fresh = useDialog() !== undefined;
  const { query, absent, failure, list } = useCallQuery(call, scope, { fresh });
  if (absent) return { status: 'here', value: list ? [] : undefined };
  if (query.isPending) return { status: 'loading' };
  if (failure !== undefined) {
    return { status: 'failed', error: failure, call, retry: () => void query.refetch() };
  }
  return { status: 'here', value: rowsOrRecord(query.data ?? undefined) };
}

/** Returns the value of a variable or expression as a block's data. */
export function useValueSource(source: Exclude<ResolvedSource, CallModel>): Sourced {
  const scope = useScope();
  const { release } = useRuntime();
  const value = isVariable(source)
    ? scope.variables[source.variable]
    : resolveTemplate(source, scope, release.access.policies);
  return { status: 'here', value: value ?? undefined };
}
