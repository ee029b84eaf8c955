/** Running saves of one draft in this page, from any instance of its wizard. */
export interface DraftSavings {
  begin(saving: Promise<unknown>): void;
  /** Resolves when every started save has succeeded or failed. */
  ended(): Promise<void>;
}

/** Running saves of one page: those of a draft by its name, and all of them. */
export interface PageSavings {
  (draft: string): DraftSavings;
  /** Resolves when every started save of any draft has succeeded or failed. */
  ended(): Promise<void>;
}

/** Creates the registry of running saves of one page, by draft. */
export function createDraftSavings(): PageSavings {
  const last = new Map<string, Promise<void>>();
  const savingsOf = (draft: string): DraftSavings => ({
    begin(saving) {
      const before = last.get(draft);
      const ended = Promise.allSettled([before, saving]).then(() => {
        if (last.get(draft) === ended) last.delete(draft);
      });
      last.set(draft, ended);
    },
    ended: async () => last.get(draft),
  });
  return Object.assign(savingsOf, { ended: async () => void (await Promise.all(last.values())) });
}
