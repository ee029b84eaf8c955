import type { ReplayedCase, ReplayGroup, ReplaySummary } from './Replay.types.ts';

/** Counts replayed records, page by page, and keeps the first that change. */
export interface CaseCounter {
  readonly add: (cases: readonly ReplayedCase[]) => void;
  readonly summary: (entity: string) => ReplaySummary;
  /** The first records that change, the latest first. */
  readonly changed: () => readonly ReplayedCase[];
}

/** Creates a counter that keeps at most `mostKept` records, whatever the number of counted ones. */
export function createCaseCounter(mostKept: number): CaseCounter {
  const groups = new Map<string, ReplayGroup>();
  const kept: ReplayedCase[] = [];
  let records = 0;
  let unchanged = 0;
  const count = (group: Omit<ReplayGroup, 'records'>): void => {
    const key = JSON.stringify(group);
    groups.set(key, { ...group, records: (groups.get(key)?.records ?? 0) + 1 });
  };
  return {
    add: (cases) => {
      for (const one of cases) {
        records += 1;
        if (one.effects.length === 0) unchanged += 1;
        else if (kept.length < mostKept) kept.push(one);
        const { flow, from, to } = one;
        for (const effect of one.effects) count(effect === 'outcome' ? { flow, effect, from, to } : { flow, effect });
      }
    },
    summary: (entity) => ({
      ...{ entity, records, unchanged },
      groups: [...groups.values()].sort((a, b) => b.records - a.records),
    }),
    changed: () => kept,
  };
}
