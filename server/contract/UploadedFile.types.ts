import type { StagedFile } from './FileStore.types.ts';

/** A file of a request, under the name that its sender gave it. */
export interface ReceivedFile {
  readonly name: string;
  readonly staged: StagedFile;
}

/** The files of one request. */
export interface ReceivedFiles {
  /** Name of a field on the wire → the files that were sent for it. */
  readonly files: ReadonlyMap<string, readonly ReceivedFile[]>;
  /** Ids of those that were stored meanwhile. */
  readonly stored: Set<string>;
}

/** What a handler finds in a body field for a file: it is stored, and its row is part of the transaction. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  /** Media type that follows from the content. */
  readonly type: string;
  readonly size: number;
  /** SHA-256 of the content in hexadecimal. */
  readonly hash: string;
}

/** Tells a stored file from any other value. */
export function isUploadedFile(value: unknown): value is UploadedFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'name', 'type', 'hash'].every((name) => name in value && typeof Reflect.get(value, name) === 'string')
  );
}
