/** A storage in memory. It ends with the page. */
class MemoryStorage implements Storage {
  readonly #entries: Map<string, string>;

  constructor(entries: Readonly<Record<string, string>>) {
    this.#entries = new Map(Object.entries(entries));
  }

  get length(): number {
    return this.#entries.size;
  }

  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#entries.set(key, String(value));
  }

  removeItem(key: string): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#entries.clear();
  }
}

/**
 * Replaces the storages of this page by storages in memory, so that a preview neither reads nor changes what the
 * administrator's own pages store: the session, the language, the theme and unsent input.
 */
export function isolateStorages(entries: Readonly<Record<string, string>>): void {
  Object.defineProperty(window, 'localStorage', { value: new MemoryStorage(entries), configurable: true });
  Object.defineProperty(window, 'sessionStorage', { value: new MemoryStorage({}), configurable: true });
}
