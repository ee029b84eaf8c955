/** The server's log: a line has facts and a message. */
export interface Log {
  /** For diagnosing errors only. */
  debug(facts: object, words: string): void;
  info(facts: object, words: string): void;
  warn(facts: object, words: string): void;
  error(facts: object, words: string): void;
}
