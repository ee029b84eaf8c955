/** Sends what is to be remembered at the account: after a pause, so that typing is one call, and the last value only. */
export interface PreferenceSaver {
  save(key: string, value: unknown): void;
  /** Sends what waits, as when the page is going away. */
  flush(options?: { readonly keepalive?: boolean }): void;
}

interface SaverInput {
  readonly send: (key: string, value: unknown, options: { readonly keepalive?: boolean }) => Promise<unknown>;
  /** Does something after a pause. */
  readonly later: (work: () => void) => void;
}

export function createPreferenceSaver({ send, later }: SaverInput): PreferenceSaver {
  const waiting = new Map<string, unknown>();
  const flush: PreferenceSaver['flush'] = (options = {}) => {
    const entries = [...waiting];
    waiting.clear();
    for (const [key, value] of entries) {
      // What could not be stored at the account is still remembered in this browser.
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
