import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import type { RunOutcome, Runs } from './RunOutcome.ts';
import { ScopeContext } from './ScopeContext.ts';
import { ScopeProvider } from './ScopeProvider.tsx';

export type PublishRun = (as: string, outcome: RunOutcome) => void;

export const PublishRunContext = createContext<PublishRun>(() => undefined);

interface RunsProviderProps {
  readonly children: ReactNode;
  /** Outcomes of calls that were made before this was rendered. */
  readonly begun?: Runs;
}

/** Provides the outcomes of calls made inside as `run.<as>`, for a screen, part or wizard. */
export function RunsProvider({ children, begun }: RunsProviderProps) {
  const [runs, setRuns] = useState<Runs>(begun ?? {});
  const outer = use(ScopeContext)['run'];
  const publish = useCallback<PublishRun>((as, outcome) => setRuns((held) => ({ ...held, [as]: outcome })), []);
  const run = useMemo(() => ({ ...(typeof outer === 'object' ? outer : {}), ...runs }), [outer, runs]);
  return (
    <PublishRunContext value={publish}>
      <ScopeProvider variables={{ run }}>{children}</ScopeProvider>
    </PublishRunContext>
  );
}
