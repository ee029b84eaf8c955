/** A value that was read, by its path in expressions, `this.address.country`. Undefined if it is absent. */
export interface TracedRead {
  readonly path: string;
  readonly value: unknown;
}

/** Observes what an evaluation reads. */
export interface Observer {
  /** A record that is read like the given one, and notes each property that is read below the path. */
  observe<T extends object>(record: T, path: string): T;
  note(path: string, value: unknown): void;
  /** A result without observed values in it. */
  plainOf(value: unknown): unknown;
  /** What was read, without records whose properties were read. */
  reads(): readonly TracedRead[];
}

/** Creates an observer for one evaluation. */
export function createObserver(): Observer {
  const found = new Map<string, unknown>();
  const originals = new WeakMap<object, object>();

  function note(path: string, value: unknown): void {
    found.set(path, value);
  }

  /** Lists of single values are noted as a whole. */
  function observeValue(value: unknown, path: string): unknown {
    if (typeof value !== 'object' || value === null || originals.has(value)) return value;
    if (Array.isArray(value)) {
      const items: readonly unknown[] = value;
      const hasRecords = items.some((item) => typeof item === 'object' && item !== null);
      return hasRecords ? proxyOf([...items], items, path) : value;
    }
    return isPlain(value) ? observe(value, path) : value;
  }

  function observe<T extends object>(record: T, path: string): T {
    // A proxy of a frozen object would have to return the properties themselves, so it has a copy.
    return proxyOf({ ...record }, record, path);
  }

  function proxyOf<T extends object>(copy: T, original: object, path: string): T {
    const isData = (key: PropertyKey): key is string =>
      typeof key === 'string' && (!Array.isArray(copy) || /^\d+$/.test(key));
    const placeOf = (key: string): string => (path === '' ? key : `${path}.${key}`);
    const proxy = new Proxy(copy, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (!isData(key)) return value;
        note(placeOf(key), value);
        return observeValue(value, placeOf(key));
      },
      getOwnPropertyDescriptor(target, key) {
        const property = Reflect.getOwnPropertyDescriptor(target, key);
        if (isData(key) && property === undefined) note(placeOf(key), undefined);
        return property;
      },
    });
    originals.set(proxy, original);
    return proxy;
  }

  function plainOf(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    const original = originals.get(value);
    if (original !== undefined) return original;
    if (Array.isArray(value)) return value.map(plainOf);
    return isPlain(value)
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plainOf(inner)]))
      : value;
  }

  function reads(): readonly TracedRead[] {
    const paths = [...found.keys()];
    return [...found].flatMap(([path, value]) =>
      paths.some((other) => other.startsWith(`${path}.`)) ? [] : [{ path, value }],
    );
  }

  return { observe, note, plainOf, reads };
}

/** Files and optionals are no records. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
