import { useEffect, useRef } from 'react';
import type { Draft } from '#engine';
import { type DynamicFieldSource, packDynamicFields } from './dynamicFields.ts';
import type { FormStore } from './FormStore.ts';

/** Calls a host's `onAnswers` with the answers, initially and after each change, as long as they are valid. */
export function usePublishedAnswers(
  store: FormStore,
  parts: readonly DynamicFieldSource[],
  onAnswers: ((answers: Draft) => void) | undefined,
): void {
  const latest = useRef(onAnswers);
  latest.current = onAnswers;
  const isOffered = onAnswers !== undefined;

  useEffect(() => {
    if (!isOffered) return;
    let told = '';
    const tell = () => {
      if (!store.isValid()) return;
      const answers = packDynamicFields(store.normalised(), parts, store.getScope());
      const text = JSON.stringify(answers);
      if (text === told) return;
      told = text;
      latest.current?.(answers);
    };
    tell();
    return store.subscribe(tell);
  }, [store, parts, isOffered]);
}
