import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { TableBlockModel } from '#engine/blocks/table';
import { useBelow } from '../../look/useWidth.ts';
import { useRemember } from '../../scope/useRemember.ts';
import { isRecord } from '../../values/rowsOf.ts';

export type Filters = Readonly<Record<string, unknown>>;

/** What the reader has chosen of a table: which page, how many rows, in which order, which rows. */
export interface TableState {
  readonly page: number;
  readonly size: number;
  /** `-path`: descending. */
  readonly sort: string | undefined;
  readonly filters: Filters;
}

export interface TableControls {
  readonly state: TableState;
  readonly goTo: (page: number) => void;
  readonly resize: (size: number) => void;
  readonly sortBy: (path: string) => void;
  readonly filterBy: (filters: Filters) => void;
}

const readSize = (stored: unknown) => (typeof stored === 'number' && stored > 0 ? stored : undefined);

/**
 * The state of a table. It outlives a visit to another screen for as long as the browser tab is open; the number of
 * rows is remembered beyond that where the definition says so.
 */
export function useTableState(block: TableBlockModel, size: number): TableControls {
  const place = `table/${useLocation().pathname}/${block.name}`;
  const [kept, setKept] = useState(() => readKept(place, block.sort));
  const isNarrow = useBelow('md');
  const first = isNarrow ? (block.narrow ?? size) : size;
  const [chosenSize, rememberSize] = useRemember(block, 'size', first, readSize);

  const state = { ...kept, size: chosenSize };
  // The acts stay the same, so that what they are handed to need not be drawn anew.
  const acts = useMemo(() => {
    const change = (partOf: (before: Kept) => Partial<Kept>) =>
      setKept((before) => {
        const next = { ...before, ...partOf(before) };
        window.sessionStorage.setItem(place, JSON.stringify(next));
        return next;
      });
    return {
      goTo: (page: number) => change(() => ({ page })),
      resize: (next: number) => {
        rememberSize(next);
        change(() => ({ page: 0 }));
      },
      sortBy: (path: string) => change(({ sort }) => ({ sort: nextSort(sort, path), page: 0 })),
      filterBy: (filters: Filters) => change(() => ({ filters, page: 0 })),
    };
  }, [place, rememberSize]);
  return { state, ...acts };
}

type Kept = Omit<TableState, 'size'>;

/** Ascending, descending, then the order the rows come in. */
export function nextSort(sort: string | undefined, path: string): string | undefined {
  if (sort === path) return `-${path}`;
  return sort === `-${path}` ? undefined : path;
}

function readKept(place: string, sort: string | undefined): Kept {
  const fresh = { page: 0, sort, filters: {} };
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(place) ?? 'null');
    if (!isRecord(stored)) return fresh;
    const { page, sort: kept, filters } = stored;
    return {
      page: typeof page === 'number' ? page : 0,
      sort: typeof kept === 'string' ? kept : undefined,
      filters: isRecord(filters) ? filters : {},
    };
  } catch {
    return fresh;
  }
}
