import { type ReactNode, useMemo } from 'react';
import type { CallModel, FieldModel, ResolvedSource, Source } from '#engine';
import { useCallSource, useResolvedSource, useValueSource } from '../../body/useSource.ts';
import { isCall } from '../../calls/isCall.ts';
import { rowsOf } from '../../values/rowsOf.ts';
import { type CountRows, CountsContext } from './CountsContext.ts';
import { countGroups } from './countGroups.ts';

interface CountsProps {
  /** Source of groups with a count each. */
  readonly source: Source | undefined;
  readonly fields: readonly FieldModel[];
  readonly children: ReactNode;
}

/** Provides the numbers of rows that match filters, computed from groups that the server has counted. */
export function Counts({ source, ...inner }: CountsProps) {
  return source === undefined ? inner.children : <SourcedCounts source={source} {...inner} />;
}

type Inner = Omit<CountsProps, 'source'>;

function SourcedCounts({ source, ...inner }: Inner & { readonly source: Source }) {
  const taken = useResolvedSource(source);
  return isCall(taken) ? <CallCounts call={taken} {...inner} /> : <ValueCounts source={taken} {...inner} />;
}

function CallCounts({ call, ...inner }: Inner & { readonly call: CallModel }) {
  const sourced = useCallSource(call);
  return <Provided {...inner} groups={sourced.status === 'here' ? sourced.value : undefined} />;
}

function ValueCounts({ source, ...inner }: Inner & { readonly source: Exclude<ResolvedSource, CallModel> }) {
  const sourced = useValueSource(source);
  return <Provided {...inner} groups={sourced.status === 'here' ? sourced.value : undefined} />;
}

/** Missing numbers, or numbers that could not be loaded, are left out. */
function Provided({ groups, fields, children }: Inner & { readonly groups: unknown }) {
  const count = useMemo<CountRows>(() => {
    if (groups === undefined) return () => undefined;
    const rows = rowsOf(groups);
    return (filters) => countGroups(rows, fields, filters);
  }, [groups, fields]);
  return <CountsContext value={count}>{children}</CountsContext>;
}
