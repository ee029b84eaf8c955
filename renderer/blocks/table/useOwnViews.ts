import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord } from '#engine';
import { useRemember } from '../../scope/useRemember.ts';
import type { ShownView } from './shownViews.ts';

/** So many views of their own people can save for a table: one preference has room for them. */
export const mostViews = 20;

/** Characters of a name. */
export const longestName = 60;

const empty: readonly ShownView[] = [];

/** The views that the user has saved for a table; at the account where the portal stores preferences. */
export function useOwnViews(table: string): readonly [readonly ShownView[], (views: readonly ShownView[]) => void] {
  const { pathname } = useLocation();
  const memory = useMemo(
    () => ({ name: table, remember: { key: `${pathname}/${table}`, in: 'account' as const } }),
    [pathname, table],
  );
  return useRemember(memory, 'views', empty, readViews);
}

/** What was stored may come from an older release: what is no view is left out. */
function readViews(stored: unknown): readonly ShownView[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.flatMap((one): ShownView[] => {
    if (!isRecord(one)) return [];
    const { title, filters, sort } = one;
    if (typeof title !== 'string' || !isRecord(filters)) return [];
    return [{ name: `own ${title}`, title, filters, ...(typeof sort === 'string' ? { sort } : {}) }];
  });
}
