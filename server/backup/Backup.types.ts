import type { ObjectStorage } from '../contract/FileStore.types.ts';
import type { Migrations } from '../contract/Portal.types.ts';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';

/** The parts of a server that a backup contains, and that it is restored to. */
export interface BackupSource {
  readonly database: DatabaseHandle;
  readonly objects: ObjectStorage;
  /** File with the key that signs sessions. It can be absent if the key is a setting. */
  readonly keyFile: string;
  /** Migrations of the portal, without those of the server. */
  readonly migrations: Migrations;
}

/** One table of a backup. */
export interface TableFacts {
  readonly name: string;
  readonly rows: number;
  /** Sum of the SHA-256 hashes of all rows, in hexadecimal. It does not depend on the order of the rows. */
  readonly sum: string;
}

/** One file of a backup. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
  /** SHA-256 of the content. */
  readonly hash: string;
}

/** The contents of a backup, its `manifest.json`. */
export interface Manifest {
  readonly format: 'formwork-backup';
  readonly version: 1;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Names of the applied migrations. */
  readonly migrations: readonly string[];
  readonly tables: readonly TableFacts[];
  readonly sequences: readonly { readonly name: string; readonly value: string; readonly isCalled: boolean }[];
  readonly files: readonly FileFacts[];
  /** Number of pending jobs. */
  readonly jobs: number;
  readonly hasKey: boolean;
}
