/** Key of the list of stored names, so that they can be removed. */
const index = 'recalled';

/** Answers that this browser stores until the user signs out, by the name in the field's `recall`. */
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
      // If the browser cannot store them, the default is used next time.
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
