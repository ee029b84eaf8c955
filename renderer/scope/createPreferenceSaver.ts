/** Saves preferences in the account after a pause, so that typing causes one call with the last value. */
export interface PreferenceSaver {
  save(key: string, value: unknown): void;
  /** Saves what is waiting, for example when the page is closed. */
  flush(options?: { readonly keepalive?: boolean }): void;
}

interface SaverInput {
  readonly send: (key: string, value: unknown, options: { readonly keepalive?: boolean }) => Promise<unknown>;
  /** Calls a function after the pause. */
  readonly later: (work: () => void) => void;
}

export function createPreferenceSaver({ send, later }: SaverInput): PreferenceSaver {
  const waiting = new Map<string, unknown>();
  const flush: PreferenceSaver['flush'] = (options = {}) => {
    const entries = [...waiting];
    waiting.clear();
    for (const [key, value] of entries) {
      // What could not be saved in the account is still stored in this browser.
      send(key, value, options).catch(() => undefined);
    }
  };
  return {
    save: (key, value) => {
      if (waiting.size === 0) later(() => flush());
      waiting.set(key, value);
    },
    flush,
  };
}
