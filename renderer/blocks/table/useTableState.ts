import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { TableBlockModel } from '#engine/blocks/table';
import { useBelow } from '../../look/useWidth.ts';
import { useGoTo } from '../../routing/useGoTo.ts';
import { useRemember } from '../../scope/useRemember.ts';
import { isRecord } from '../../values/rowsOf.ts';
import { readAddress, type TableChoice, type TableTerms, writeAddress } from './tableAddress.ts';

export type Filters = Readonly<Record<string, unknown>>;

/** The state of a table: page, number of rows, order and filters. */
export interface TableState {
  readonly page: number;
  readonly size: number;
  /** `-path` means descending. */
  readonly sort: string | undefined;
  readonly filters: Filters;
}

export interface TableControls {
  readonly state: TableState;
  readonly goTo: (page: number) => void;
  readonly resize: (size: number) => void;
  readonly sortBy: (path: string) => void;
  readonly filterBy: (filters: Filters) => void;
  /** Sets filters and order together. */
  readonly choose: (choice: Pick<TableState, 'filters'> & Partial<Pick<TableState, 'sort'>>) => void;
}

const readSize = (stored: unknown) => (typeof stored === 'number' && stored > 0 ? stored : undefined);

interface StoredChoice {
  readonly choice: TableChoice;
  /** Entry of the browser's history under which the user made the choice. */
  readonly entry?: string;
}

interface TableOptions extends Pick<TableTerms, 'fields' | 'views'> {
  /** Initial number of rows per page. */
  readonly size: number;
}

/**
 * Returns the state of a table. It is retained for other screens until the browser tab is closed, and is part of the
 * URL if the definition says so. The number of rows per page is stored permanently.
 */
export function useTableState(block: TableBlockModel, { size, fields, views }: TableOptions): TableControls {
  const { pathname, search, key: entry } = useLocation();
  const goTo = useGoTo();
  const place = `table/${pathname}/${block.name}`;
  const [stored, setStored] = useState<StoredChoice>(() => ({ choice: readKept(place, block.sort) }));
  const isNarrow = useBelow('md');
  const first = isNarrow ? (block.narrow ?? size) : size;
  const [chosenSize, rememberSize] = useRemember(block, 'size', first, readSize);
  const isInAddress = block.remember?.address === true;
  const terms = { name: block.name, fields, views, search: block.filter?.search, sort: block.sort };
  const said = isInAddress ? readAddress(new URLSearchParams(search), terms) : undefined;
  const kept = currentChoice(said, stored, entry);

  const latest = useRef({ kept, terms, search, entry });
  latest.current = { kept, terms, search, entry };
  // The functions are stable, so that components that receive them do not render again.
  const { write, ...acts } = useMemo(() => {
    const write = (): void => {
      const now = latest.current;
      const params = writeAddress(new URLSearchParams(now.search), now.kept, now.terms);
      const next = params.size === 0 ? '' : `?${params}`;
      if (next === now.search) return;
      latest.current = { ...now, search: next };
      goTo(`${pathname}${next}`, { replace: true });
    };
    const change = (partOf: (before: TableChoice) => Partial<TableChoice>) => {
      const now = latest.current;
      const next = { ...now.kept, ...partOf(now.kept) };
      latest.current = { ...now, kept: next };
      window.sessionStorage.setItem(place, JSON.stringify(next));
      setStored({ choice: next, entry: now.entry });
      if (isInAddress) write();
    };
    return {
      write,
      goTo: (page: number) => change(() => ({ page })),
      resize: (next: number) => {
        rememberSize(next);
        change(() => ({ page: 0 }));
      },
      sortBy: (path: string) => change(({ sort }) => ({ sort: nextSort(sort, path), page: 0 })),
      filterBy: (filters: Filters) => change(() => ({ filters, page: 0 })),
      choose: (choice: Partial<TableChoice>) => change(() => ({ ...choice, page: 0 })),
    };
  }, [place, pathname, isInAddress, goTo, rememberSize]);
  // The retained state is also written to the URL, so that the URL can be shared.
  const isSilent = isInAddress && said === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table can have written the URL at the same time.
  useEffect(() => {
    if (isSilent) write();
  }, [isSilent, write, search]);
  return { state: { ...kept, size: chosenSize }, ...acts };
}

/**
 * Returns what the URL says, or what the user chose last if the URL says nothing or has not followed yet: it changes a
 * moment later than the table.
 */
export function currentChoice(said: TableChoice | undefined, stored: StoredChoice, entry: string): TableChoice {
  return said === undefined || stored.entry === entry ? stored.choice : said;
}

/** Returns the next order of a column: ascending, descending, then the original order. */
export function nextSort(sort: string | undefined, path: string): string | undefined {
  if (sort === path) return `-${path}`;
  return sort === `-${path}` ? undefined : path;
}

function readKept(place: string, sort: string | undefined): TableChoice {
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
