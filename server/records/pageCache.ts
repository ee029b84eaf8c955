import type { StorageMap } from '../contract/EntityStorage.types.ts';
import type { Anchor } from './Selection.types.ts';

/** For this long, a count of many rows, their groups, and the positions of distant pages are cached. */
const believedMilliseconds = 60_000;

/** Maximum number of cached queries. The least recently used one is evicted first. */
const mostQuestions = 50;

/** Maximum number of queries known to have few rows. Nothing else is cached for them. */
const mostNarrow = 5000;

/** Cached facts about the rows of one query. */
export interface CachedRows {
  /** Number of rows, if counting is expensive. */
  total?: number;
  /** Rows with known positions, in order. */
  anchors: readonly Anchor[];
  /** Groups of the rows, if they are many. */
  groups?: readonly Readonly<Record<string, unknown>>[];
}

/** Query → cached facts about its rows. */
export interface PageCache {
  recall(question: string, now: number): CachedRows;
  forget(question: string): void;
  /**
   * Returns whether the query had few rows last time. This only selects the way to run it and does not affect the
   * result.
   */
  isNarrow(question: string): boolean;
  setNarrow(question: string, isNarrow: boolean): void;
}

const memories = new WeakMap<StorageMap, PageCache>();

/** Returns the cache of this process for the lists of one database under one release. */
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
