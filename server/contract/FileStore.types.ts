import type { Readable } from 'node:stream';

/** What was kept. */
export interface StoredFile {
  /** SHA-256 of the content in hexadecimal; the name by which it is found again. */
  readonly hash: string;
  readonly size: number;
}

/** Keeps files by the hash of their content: equal files are one, and none is ever changed. */
export interface FileStore {
  put(content: Readable): Promise<StoredFile>;
  /** The content as it lies there now, unchecked; undefined when there is none. */
  open(hash: string): Promise<Readable | undefined>;
}
