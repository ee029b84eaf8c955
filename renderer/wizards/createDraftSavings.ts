/** Savings of one draft that are under way in this page, whichever opening of its wizard has begun them. */
export interface DraftSavings {
  begin(saving: Promise<unknown>): void;
  /** Resolves when every saving that was begun has been answered or has failed. */
  ended(): Promise<void>;
}

/** Savings of one page: those of a draft by its name, and all of them. */
export interface PageSavings {
  (draft: string): DraftSavings;
  /** Resolves when every saving of any draft that was begun has been answered or has failed. */
  ended(): Promise<void>;
}

/** Savings of one page, for each draft. */
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
