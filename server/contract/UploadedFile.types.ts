import type { StagedFile } from './FileStore.types.ts';

/** A received file with the name that the client sent. */
export interface ReceivedFile {
  readonly name: string;
  readonly staged: StagedFile;
}

/** The files of one request. */
export interface ReceivedFiles {
  /** Name of a field in the request → its files. */
  readonly files: ReadonlyMap<string, readonly ReceivedFile[]>;
  /** Ids of the files that were stored. */
  readonly stored: Set<string>;
}

/** The value of a file field in a handler. The file is stored, and its row is part of the transaction. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  /** Media type, detected from the content. */
  readonly type: string;
  readonly size: number;
  /** SHA-256 of the content in hexadecimal. */
  readonly hash: string;
}

/** Returns whether a value is a stored file. */
export function isUploadedFile(value: unknown): value is UploadedFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'name', 'type', 'hash'].every((name) => name in value && typeof Reflect.get(value, name) === 'string')
  );
}
