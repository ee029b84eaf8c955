import type { ImportReport, Omission } from './Importer.ts';

const mostListed = 1_000;

/** Creates a report that collects omissions without duplicates. Lists only the first of very many. */
export function createReport(): ImportReport & { readonly omissions: () => readonly Omission[] } {
  const found = new Map<string, Omission>();
  return {
    omit: (omission) => {
      const key = `${omission.pointer} ${omission.keyword}`;
      if (found.size < mostListed && !found.has(key)) found.set(key, omission);
    },
    omissions: () => [...found.values()],
  };
}
