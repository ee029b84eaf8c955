import { use, useMemo } from 'react';
import type { Scope } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { ScopeContext } from './ScopeContext.ts';

/** Returns the scope of expressions and texts. */
export function useScope(): Scope {
  const { user, settings, clock, expressions, report } = useRuntime();
  const variables = use(ScopeContext);
  return useMemo(
    () => ({ variables, user, settings, clock, expressions, ...(report && { report }) }),
    [variables, user, settings, clock, expressions, report],
  );
}
