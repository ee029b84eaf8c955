import { useQuery } from '@tanstack/react-query';
import { isRecord } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { createDraftBackup, findUnsaved } from './createDraftBackup.ts';
import { savingsOf } from './useDraftSaver.ts';

/** One of several drafts of a wizard, for the list from which its owner selects. */
export interface OpenDraft {
  readonly key: string;
  readonly title?: string;
  readonly stepTitle?: string;
  readonly savedAt: string;
}

interface OpenDrafts {
  readonly isPending: boolean;
  readonly drafts: readonly OpenDraft[];
  /** The error if they could not be loaded. */
  readonly error: Error | null;
  /** Deletes a draft, here and on the server. */
  remove(draft: OpenDraft): Promise<void>;
  again(): void;
}

/** Returns the open drafts of a wizard with these parameters, newest first. They are loaded each time it is opened. */
export function useOpenDrafts(wizard: string, params: string, isWanted: boolean): OpenDrafts {
  const { adapter, config, user, locale, clock } = useRuntime();
  const { draftList, draftRemove } = config.operations;
  const owner = user.email ?? '';
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: ['open-drafts', wizard, params, owner, locale],
    queryFn: async () => {
      // If the user leaves a draft and comes back immediately, the list must contain it.
      await savingsOf.ended();
      const saved = readDrafts(await adapter.run(draftList, { wizard }), params);
      // The page was left or reloaded before the first save of these ended.
      const unsaved = findUnsaved({ name: `${owner}:${wizard}:${params}~`, storage: window.sessionStorage })
        .map((name) => ({ key: `${params}~${name}`, savedAt: clock.now() }))
        .filter(({ key }) => !saved.some((draft) => draft.key === key));
      return [...unsaved, ...saved];
    },
    enabled: isWanted,
    staleTime: 0,
    gcTime: 0,
  });
  return {
    isPending: isWanted && (isPending || (isFetching && data?.length === 0)),
    drafts: data ?? [],
    error: data === undefined ? error : null,
    remove: async ({ key }) => {
      createDraftBackup({ name: `${owner}:${wizard}:${key}`, storage: window.sessionStorage }).forget();
      await adapter.run(draftRemove, { wizard, key });
      await refetch();
    },
    again: () => void refetch(),
  };
}

function readDrafts(answer: unknown, params: string): readonly OpenDraft[] {
  const rows: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return rows.flatMap((row) => {
    if (!isRecord(row) || typeof row['key'] !== 'string' || typeof row['updatedAt'] !== 'string') return [];
    const { key, title, stepTitle, updatedAt: savedAt } = row;
    if (key !== params && !key.startsWith(`${params}~`)) return [];
    return [
      {
        ...{ key, savedAt },
        ...(typeof title === 'string' ? { title } : {}),
        ...(typeof stepTitle === 'string' ? { stepTitle } : {}),
      },
    ];
  });
}
