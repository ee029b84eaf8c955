import type { StorageMap } from '../contract/EntityStorage.types.ts';
import type { Anchor } from './Selection.types.ts';

/** For so long a count of many rows and the way to a far page are believed. */
const believedMilliseconds = 60_000;

/** Questions remembered at a time; the one asked longest ago is forgotten first. */
const mostQuestions = 50;

/** Questions known to have few rows; of them nothing else is kept. */
const mostNarrow = 5000;

/** What was found out about the rows of one question. */
export interface CachedRows {
  /** How many there are, where counting them is work. */
  total?: number;
  /** Rows known by their position, in order; the first one has none before it. */
  anchors: readonly Anchor[];
}

/** Question → what is known of its rows. */
export interface PageCache {
  recall(question: string, now: number): CachedRows;
  forget(question: string): void;
  /** Whether there were few rows when it was asked last: a guess of what asking costs, never part of an answer. */
  isNarrow(question: string): boolean;
  setNarrow(question: string, isNarrow: boolean): void;
}

const memories = new WeakMap<StorageMap, PageCache>();

/** What this process remembers of the lists of one database under one release. */
export function pageCacheOf(storages: StorageMap): PageCache {
  const memory = memories.get(storages) ?? createPageCache();
  memories.set(storages, memory);
  return memory;
}

export function createPageCache(): PageCache {
  const known = new Map<string, { readonly since: number; readonly rows: CachedRows }>();
  const narrow = new Set<string>();
  return {
    isNarrow: (question) => narrow.has(question),
    setNarrow: (question, isNarrow) => {
      narrow.delete(question);
      if (!isNarrow) return;
      narrow.add(question);
      const [oldest] = narrow;
      if (narrow.size > mostNarrow && oldest !== undefined) narrow.delete(oldest);
    },
    recall: (question, now) => {
      const held = known.get(question);
      known.delete(question);
      const entry =
        held !== undefined && now - held.since < believedMilliseconds ? held : { since: now, rows: { anchors: [] } };
      known.set(question, entry);
      const [oldest] = known.keys();
      if (known.size > mostQuestions && oldest !== undefined) known.delete(oldest);
      return entry.rows;
    },
    forget: (question) => void known.delete(question),
  };
}
