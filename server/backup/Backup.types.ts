import type { ObjectStorage } from '../contract/FileStore.types.ts';
import type { Migrations } from '../contract/Portal.types.ts';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';

/** What a backup is made of, and where it is restored to. */
export interface BackupSource {
  readonly database: DatabaseHandle;
  readonly objects: ObjectStorage;
  /** File with the key that signs sessions; it may be absent, where the key is a setting. */
  readonly keyFile: string;
  /** Migrations of the portal, beside those of the server. */
  readonly migrations: Migrations;
}

/** One table of a backup. */
export interface TableFacts {
  readonly name: string;
  readonly rows: number;
  /** Sum of the SHA-256 of all rows, in hexadecimal: the same for the same rows in any order. */
  readonly sum: string;
}

/** One file of a backup. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
  /** SHA-256 of its content. */
  readonly hash: string;
}

/** The list of contents, `manifest.json` of a backup. */
export interface Manifest {
  readonly format: 'formwork-backup';
  readonly version: 1;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Names of the migrations that the database has. */
  readonly migrations: readonly string[];
  readonly tables: readonly TableFacts[];
  readonly sequences: readonly { readonly name: string; readonly value: string; readonly isCalled: boolean }[];
  readonly files: readonly FileFacts[];
  /** Number of jobs that wait. */
  readonly jobs: number;
  readonly hasKey: boolean;
}
