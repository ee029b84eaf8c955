import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { MissingReaders } from '#engine';
import { LoadingContent } from '../calls/Loading.tsx';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useViews } from '../contexts/Views.ts';
import { hasReaders, loadNeeds, loadReaders } from './loadNeeds.ts';
import { type DrawnModel, screenNeeds } from './screenNeeds.ts';

/** Draws something once what reads its expressions is there; the code of its blocks is asked for at the same time. */
export function Ready({ of, children }: { readonly of: DrawnModel; readonly children: ReactNode }) {
  const { release } = useRuntime();
  const views = useViews();
  const needs = useMemo(() => screenNeeds(of, { release, views }), [of, release, views]);
  useEffect(() => void loadNeeds(needs, views), [needs, views]);
  return <ReadersReady needs={needs}>{children}</ReadersReady>;
}

interface ReadersReadyProps {
  readonly needs: MissingReaders;
  readonly children: ReactNode;
}

/** Draws something once what reads expressions and patterns is there, as far as it is needed. */
export function ReadersReady({ needs, children }: ReadersReadyProps) {
  const [outcome, setOutcome] = useState<{ readonly failure?: unknown }>();
  useEffect(() => {
    let isHere = true;
    loadReaders(needs).then(
      () => isHere && setOutcome({}),
      (failure: unknown) => isHere && setOutcome({ failure }),
    );
    return () => {
      isHere = false;
    };
  }, [needs]);
  if (hasReaders(needs)) return children;
  if (outcome?.failure !== undefined) throw outcome.failure;
  return <LoadingContent />;
}
