/** Savings of one draft that are under way in this page, whichever opening of its wizard has begun them. */
export interface DraftSavings {
  begin(saving: Promise<unknown>): void;
  /** Resolves when every saving that was begun has been answered or has failed. */
  ended(): Promise<void>;
}

/** Savings of one page, for each draft. */
export function createDraftSavings(): (draft: string) => DraftSavings {
  const last = new Map<string, Promise<void>>();
  return (draft) => ({
    begin(saving) {
      const before = last.get(draft);
      const ended = Promise.allSettled([before, saving]).then(() => {
        if (last.get(draft) === ended) last.delete(draft);
      });
      last.set(draft, ended);
    },
    ended: async () => last.get(draft),
  });
}
