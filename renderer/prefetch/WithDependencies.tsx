import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { LoadingContent } from '../calls/Loading.tsx';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useViews } from '../contexts/Views.ts';
import { hasParsers, loadParsers, prefetchScreen } from './prefetchScreen.ts';
import { type MissingParsers, type RenderableModel, screenDependencies } from './screenDependencies.ts';

/**
 * Renders its children once the parsers that their expressions need are registered. Loads the code of their blocks at
 * the same time.
 */
export function WithDependencies({ of, children }: { readonly of: RenderableModel; readonly children: ReactNode }) {
  const { release, expressions } = useRuntime();
  const views = useViews();
  const needs = useMemo(
    () => screenDependencies(of, { release, views, expressions }),
    [of, release, views, expressions],
  );
  useEffect(() => void prefetchScreen(needs, views, expressions), [needs, views, expressions]);
  return <WithParsers needs={needs}>{children}</WithParsers>;
}

interface ReadersReadyProps {
  readonly needs: MissingParsers;
  readonly children: ReactNode;
}

/** Renders its children once the parsers that they need are registered. */
export function WithParsers({ needs, children }: ReadersReadyProps) {
  const { expressions } = useRuntime();
  const [outcome, setOutcome] = useState<{ readonly failure?: unknown }>();
  useEffect(() => {
    let isHere = true;
    loadParsers(needs, expressions).then(
      () => isHere && setOutcome({}),
      (failure: unknown) => isHere && setOutcome({ failure }),
    );
    return () => {
      isHere = false;
    };
  }, [needs, expressions]);
  if (hasParsers(needs, expressions)) return children;
  if (outcome?.failure !== undefined) throw outcome.failure;
  return <LoadingContent />;
}
