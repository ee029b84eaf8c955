import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDraftStore } from './DraftsProvider.tsx';

/** Saves all drafts at once. Returns true until they are saved and the list of drafts has them. */
export function useSaving(): boolean {
  const store = useDraftStore();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(true);
  useEffect(() => {
    let isHere = true;
    const save = async () => {
      await store.flush();
      await queries.refetchQueries({ queryKey: ['studio', 'drafts'] });
      if (isHere) setSaving(false);
    };
    void save();
    return () => {
      isHere = false;
    };
  }, [store, queries]);
  return isSaving;
}
