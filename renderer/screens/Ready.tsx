import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { ScreenModel } from '#engine';
import { Loading } from '../runtime/Loading.tsx';
import { useRuntime } from '../runtime/useRuntime.ts';
import { hasReaders, loadNeeds, loadReaders } from './loadNeeds.ts';
import { screenNeeds } from './screenNeeds.ts';

/** Draws a screen once what reads its expressions is there; the code of its blocks is asked for at the same time. */
export function Ready({ screen, children }: { readonly screen: ScreenModel; readonly children: ReactNode }) {
  const { release } = useRuntime();
  const needs = useMemo(() => screenNeeds(screen, release), [screen, release]);
  const [outcome, setOutcome] = useState<{ readonly failure?: unknown }>();
  useEffect(() => {
    let isHere = true;
    void loadNeeds(needs);
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
  return <Loading />;
}
