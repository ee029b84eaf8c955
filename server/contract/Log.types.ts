/** Where the server writes what happens, a line at a time: facts, and the words for them. */
export interface Log {
  /** What matters only to somebody who looks for a fault. */
  debug(facts: object, words: string): void;
  info(facts: object, words: string): void;
  warn(facts: object, words: string): void;
  error(facts: object, words: string): void;
}
