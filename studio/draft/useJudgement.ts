import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRuntime } from '#renderer/host';
import type { DefinitionName, Judgement } from '../data/operations.ts';
import { useCaller, useMay } from '../data/useStudioData.ts';

/** Nobody is told of a name that is half written, in ms. */
const judgeAfter = 200;

/**
 * What the gate says of a text, a moment after it was last changed, and whether that is about this very text. With
 * `isShown`, also what is drawn of it.
 */
export function useJudgement(
  { kind, definition }: DefinitionName,
  text: string | undefined,
  revision: number,
  isShown: boolean,
): { readonly judgement: Judgement | undefined; readonly isCurrent: boolean } {
  const call = useCaller();
  const may = useMay();
  const { locale } = useRuntime();
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), judgeAfter);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['studio', 'judge', kind, definition, asked, revision, isShown && locale],
    queryFn: () => call('releases.judge', { kind, definition, text: asked, ...(isShown ? { draw: locale } : {}) }),
    enabled: asked !== undefined && may('releases.judge'),
    placeholderData: (before) => before,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
  });
  return { judgement: data, isCurrent: data !== undefined && !isPlaceholderData && asked === text };
}
