import { type ReactNode, use, useMemo, useRef } from 'react';
import { ScopeContext } from './ScopeContext.ts';

interface ScopeProviderProps {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** Adds variables to the scope of its children. Variables can be written inline: equal values do not cause a render. */
export function ScopeProvider({ variables, children }: ScopeProviderProps) {
  const outer = use(ScopeContext);
  const own = useUnchanged(variables);
  const merged = useMemo(() => ({ ...outer, ...own }), [outer, own]);
  return <ScopeContext value={merged}>{children}</ScopeContext>;
}

/** Returns the previous object as long as all its values are the same. */
function useUnchanged(next: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const held = useRef(next);
  const names = Object.keys(next);
  const isSame =
    names.length === Object.keys(held.current).length &&
    names.every((name) => Object.hasOwn(held.current, name) && Object.is(next[name], held.current[name]));
  if (!isSame) held.current = next;
  return held.current;
}
