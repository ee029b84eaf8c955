/** Names of what is stored, so that it can be removed. */
const index = 'recalled';

/** Answers that this browser keeps until the person signs out, by the names that fields give them. */
export const recalled = {
  read(name: string): unknown {
    try {
      const text = names().includes(name) ? window.localStorage.getItem(name) : null;
      return text === null ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  },
  keep(name: string, value: unknown): void {
    try {
      window.localStorage.setItem(index, JSON.stringify([...new Set([...names(), name])]));
      window.localStorage.setItem(name, JSON.stringify(value));
    } catch {
      // A browser that stores nothing starts with the default again.
    }
  },
  forget(): void {
    for (const name of names()) window.localStorage.removeItem(name);
    window.localStorage.removeItem(index);
  },
};

function names(): readonly string[] {
  try {
    const list: unknown = JSON.parse(window.localStorage.getItem(index) ?? '[]');
    return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
