import type { Readable } from 'node:stream';

/** What was stored. */
export interface StoredFile {
  /** SHA-256 of the content in hexadecimal; the name by which it is found again. */
  readonly hash: string;
  readonly size: number;
}

/** A file that was received and is not stored yet: it is in a local folder until it is stored or discarded. */
export interface StagedFile extends StoredFile {
  /** A new id, under which it can be stored. */
  readonly id: string;
  /** Path of the local file. */
  readonly path: string;
  /** The content was longer than its limit, and what is there is only its beginning. */
  readonly isCut: boolean;
}

/** An upload in the store, as the sweep finds it. */
export interface StoredUpload {
  readonly id: string;
  readonly modifiedAt: Date;
}

/** Files that people have uploaded, each under an id of its own. */
export interface UploadStore {
  /** Receives content into the local folder, at most `limit` bytes of it, and computes its hash meanwhile. */
  stage(content: Readable, limit: number): Promise<StagedFile>;
  /** Removes the local file of a staged one; without effect when it was stored. */
  discard(staged: StagedFile): Promise<void>;
  /** Stores a staged file under its id: completely, or not at all. */
  store(staged: StagedFile): Promise<void>;
  open(id: string): Promise<Readable | undefined>;
  remove(id: string): Promise<void>;
  list(): AsyncIterable<StoredUpload>;
  /** Removes local files that were staged before this time: their requests have ended. */
  discardBefore(time: Date): Promise<void>;
}

/** Stores files: those of the server by the hash of their content, and uploads by their id. None is ever changed. */
export interface FileStore {
  put(content: Readable): Promise<StoredFile>;
  /** The content as it is stored, unchecked; undefined when there is none. */
  open(hash: string): Promise<Readable | undefined>;
  readonly uploads: UploadStore;
  /** Rejects while files cannot be received and stored. */
  check(signal: AbortSignal): Promise<void>;
}

/** Where the bytes are: a folder, or a bucket. Names are path segments of letters, digits and `-`, joined by `/`. */
export interface ObjectStorage {
  /** Stores a local file, which is gone afterwards: the name is there with all of it, or not at all. */
  write(name: string, path: string): Promise<void>;
  read(name: string): Promise<Readable | undefined>;
  remove(name: string): Promise<void>;
  /** The names below a prefix, at any depth; all of them for an empty one. */
  list(prefix: string): AsyncIterable<{ readonly name: string; readonly modifiedAt: Date }>;
  /** Rejects while it does not respond, or nothing can be stored. */
  check(signal: AbortSignal): Promise<void>;
}
