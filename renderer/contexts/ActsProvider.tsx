import { type ReactNode, use, useMemo } from 'react';
import { type Acts, ActsContext } from './Acts.ts';

/** Provides implementations of commands to its children. Other commands keep their outer implementation. */
export function ActsProvider({ acts, children }: { readonly acts: Acts; readonly children: ReactNode }) {
  const outer = use(ActsContext);
  const merged = useMemo(() => ({ ...outer, ...acts }), [outer, acts]);
  return <ActsContext value={merged}>{children}</ActsContext>;
}
