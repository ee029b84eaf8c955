import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { OperationError } from '#engine';
import { useCaller } from '../data/useStudioData.ts';

/** What a publisher says about the selected drafts. */
export interface Publication {
  readonly note: string;
  /** ISO 8601 instant. Absent: now. */
  readonly publishAt?: string;
}

interface Publishing {
  readonly hash: string;
  readonly drafts: readonly number[];
  /** Ids of what is opened to more people and was ticked. */
  readonly confirmed: ReadonlySet<string>;
  readonly onDone: (publication: Publication) => void;
}

/** Publishes the selected drafts, now or at a time. */
export interface PublishingState {
  readonly sending: UseMutationResult<unknown, Error, Publication>;
  /** The release that was live when a publication was refused as stale. */
  readonly before: string | undefined;
}

export function usePublishing({ hash, drafts, confirmed, onDone }: Publishing): PublishingState {
  const call = useCaller();
  const queries = useQueryClient();
  const [before, setBefore] = useState<string>();
  const sending = useMutation({
    mutationFn: async ({ note, publishAt }: Publication): Promise<unknown> => {
      const body = { base: hash, drafts, confirm: [...confirmed], ...(note === '' ? {} : { note }) };
      return publishAt === undefined
        ? call('releases.publish', body)
        : call('releases.schedule', { ...body, publishAt });
    },
    onSuccess: (_answer, publication) => onDone(publication),
    onError: (fault) => setBefore(isStale(fault) ? hash : undefined),
    onSettled: () => queries.invalidateQueries({ queryKey: ['studio'] }),
  });
  return { sending, before };
}

export function isStale(error: unknown): boolean {
  return error instanceof OperationError && error.status === 409 && error.code === 'stale';
}
