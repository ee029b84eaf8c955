import { type ReactNode, use, useMemo } from 'react';
import { type Acts, ActsContext } from './Acts.ts';

/** Says what acts do inside; those it does not name keep what they do around it. */
export function ActsProvider({ acts, children }: { readonly acts: Acts; readonly children: ReactNode }) {
  const outer = use(ActsContext);
  const merged = useMemo(() => ({ ...outer, ...acts }), [outer, acts]);
  return <ActsContext value={merged}>{children}</ActsContext>;
}
