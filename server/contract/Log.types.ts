/** Where the server writes what happens, a line at a time: facts, and the words for them. */
export interface Log {
  info(facts: object, words: string): void;
  warn(facts: object, words: string): void;
  error(facts: object, words: string): void;
}
