import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { MissingReaders } from '#engine';
import { LoadingContent } from '../calls/Loading.tsx';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useViews } from '../contexts/Views.ts';
import { hasParsers, loadParsers, prefetchScreen } from './prefetchScreen.ts';
import { type RenderableModel, screenDependencies } from './screenDependencies.ts';

/** Draws something once what reads its expressions is there; the code of its blocks is asked for at the same time. */
export function WithDependencies({ of, children }: { readonly of: RenderableModel; readonly children: ReactNode }) {
  const { release } = useRuntime();
  const views = useViews();
  const needs = useMemo(() => screenDependencies(of, { release, views }), [of, release, views]);
  useEffect(() => void prefetchScreen(needs, views), [needs, views]);
  return <WithParsers needs={needs}>{children}</WithParsers>;
}

interface ReadersReadyProps {
  readonly needs: MissingReaders;
  readonly children: ReactNode;
}

/** Draws something once what reads expressions and patterns is there, as far as it is needed. */
export function WithParsers({ needs, children }: ReadersReadyProps) {
  const [outcome, setOutcome] = useState<{ readonly failure?: unknown }>();
  useEffect(() => {
    let isHere = true;
    loadParsers(needs).then(
      () => isHere && setOutcome({}),
      (failure: unknown) => isHere && setOutcome({ failure }),
    );
    return () => {
      isHere = false;
    };
  }, [needs]);
  if (hasParsers(needs)) return children;
  if (outcome?.failure !== undefined) throw outcome.failure;
  return <LoadingContent />;
}
