/** The server's log: a line has facts and a message. */
export interface Log {
  /** The lowest level that is written, such as `info`. */
  readonly level: string;
  /** For diagnosing errors only. */
  debug(facts: object, words: string): void;
  info(facts: object, words: string): void;
  warn(facts: object, words: string): void;
  error(facts: object, words: string): void;
}
