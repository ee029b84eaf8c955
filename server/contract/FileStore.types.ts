import type { Readable } from 'node:stream';

/** A stored content. */
export interface StoredFile {
  /** SHA-256 of the content in hexadecimal, which is also its name. */
  readonly hash: string;
  readonly size: number;
}

/** A received file in a local folder that is not stored yet. */
export interface StagedFile extends StoredFile {
  /** A new id for storing it. */
  readonly id: string;
  /** Path of the local file. */
  readonly path: string;
  /** Whether the content exceeded the limit and was truncated. */
  readonly isCut: boolean;
}

/** An upload in the store, for the removal of unused uploads. */
export interface StoredUpload {
  readonly id: string;
  readonly modifiedAt: Date;
}

/** Files uploaded by users, each with its own id. */
export interface UploadStore {
  /** Receives content into the local folder, at most `limit` bytes, and computes its hash. */
  stage(content: Readable, limit: number): Promise<StagedFile>;
  /** Removes the local file of a staged file. Has no effect if it was stored. */
  discard(staged: StagedFile): Promise<void>;
  /** Stores a staged file under its id, atomically. */
  store(staged: StagedFile): Promise<void>;
  open(id: string): Promise<Readable | undefined>;
  remove(id: string): Promise<void>;
  list(): AsyncIterable<StoredUpload>;
  /** Removes local files that were staged before this time; their requests have ended. */
  discardBefore(time: Date): Promise<void>;
}

/** Stores files: those of the server by the hash of their content, uploads by their id. Stored files never change. */
export interface FileStore {
  put(content: Readable): Promise<StoredFile>;
  /** Returns the stored content without checks, or undefined if there is none. */
  open(hash: string): Promise<Readable | undefined>;
  readonly uploads: UploadStore;
  /** Rejects if files cannot be received and stored. */
  check(signal: AbortSignal): Promise<void>;
}

/** Storage of bytes: a folder or a bucket. Names are path segments of letters, digits and `-`, joined by `/`. */
export interface ObjectStorage {
  /** Stores a local file atomically and removes it. */
  write(name: string, path: string): Promise<void>;
  read(name: string): Promise<Readable | undefined>;
  remove(name: string): Promise<void>;
  /** Lists the names below a prefix, at any depth. An empty prefix lists all. */
  list(prefix: string): AsyncIterable<{ readonly name: string; readonly modifiedAt: Date }>;
  /** Rejects if the storage does not respond or cannot be written. */
  check(signal: AbortSignal): Promise<void>;
}
