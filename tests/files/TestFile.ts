/** A file of a test, and what it is. */
export interface TestFile {
  readonly what: string;
  readonly name: string;
  readonly content: Buffer;
}
