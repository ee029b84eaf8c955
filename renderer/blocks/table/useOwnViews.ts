import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord } from '#engine';
import { useRemember } from '../../scope/useRemember.ts';
import type { ShownView } from './shownViews.ts';

/** Maximum number of a user's own views per table: they must fit into one preference. */
export const mostViews = 20;

/** Maximum length of a name in characters. */
export const longestName = 60;

const empty: readonly ShownView[] = [];

/**
 * Returns the views that the user has saved for a table, and a function to save them. They are stored in the account if
 * the portal stores preferences.
 */
export function useOwnViews(table: string): readonly [readonly ShownView[], (views: readonly ShownView[]) => void] {
  const { pathname } = useLocation();
  const memory = useMemo(
    () => ({ name: table, remember: { key: `${pathname}/${table}`, in: 'account' as const } }),
    [pathname, table],
  );
  return useRemember(memory, 'views', empty, readViews);
}

/** Stored data can come from an older release: invalid views are left out. */
function readViews(stored: unknown): readonly ShownView[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.flatMap((one): ShownView[] => {
    if (!isRecord(one)) return [];
    const { title, filters, sort } = one;
    if (typeof title !== 'string' || !isRecord(filters)) return [];
    return [{ name: `own ${title}`, title, filters, ...(typeof sort === 'string' ? { sort } : {}) }];
  });
}
