/** A file of a test with a description. */
export interface TestFile {
  readonly what: string;
  readonly name: string;
  readonly content: Buffer;
}
