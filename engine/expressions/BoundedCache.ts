/**
 * A map that drops entries that were not used for long, so that a stream of new sources cannot fill the memory. It has
 * two generations: a read costs one look-up, because used entries do not move to the end each time.
 */
export class BoundedCache<Value> {
  #recent = new Map<string, Value>();
  #older = new Map<string, Value>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The value of a key. If it is missing, `make` creates it. If `make` throws, nothing is cached. */
  get(key: string, make: (key: string) => Value): Value {
    const known = this.#recent.get(key);
    if (known !== undefined) return known;
    const value = this.#older.get(key) ?? make(key);
    this.#older.delete(key);
    this.#recent.set(key, value);
    if (this.#recent.size >= this.#limit / 2) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    return value;
  }

  get size(): number {
    return this.#recent.size + this.#older.size;
  }
}
