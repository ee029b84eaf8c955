import { useQueries } from '@tanstack/react-query';
import { type DraftEntry, keyOf } from '../data/operations.ts';
import { useCaller, useMay } from '../data/useStudioData.ts';

/** How many findings of the gate are in each draft, by its key; nothing for those that are not judged yet. */
export function useDraftProblems(drafts: readonly DraftEntry[]): ReadonlyMap<string, number> {
  const call = useCaller();
  const may = useMay();
  const answers = useQueries({
    queries: drafts.map((draft) => ({
      queryKey: ['studio', 'judged', draft.draft, draft.revision, drafts.map(({ revision }) => revision).join()],
      queryFn: () =>
        call('releases.judge', {
          ...{ kind: draft.kind, definition: draft.definition },
          ...(draft.text === undefined ? {} : { text: draft.text }),
        }),
      enabled: may('releases.judge'),
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  return new Map(
    answers.flatMap(({ data }, index): readonly (readonly [string, number])[] => {
      const draft = drafts[index];
      if (data === undefined || draft === undefined) return [];
      const own = data.errors.filter(
        ({ severity, kind, definition }) =>
          severity === 'error' && kind === draft.kind && definition === draft.definition,
      );
      return [[keyOf(draft), own.length]];
    }),
  );
}
