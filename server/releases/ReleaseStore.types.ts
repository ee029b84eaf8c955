import type { FormNames, SampleRecords, SourceFile } from '#compiler';
import type { Release, Validators } from '#engine';
import type { LifecycleMachines } from '#machines';
import type { StorageMap } from '../contract/EntityStorage.types.ts';
import type { Handler } from '../contract/handler.types.ts';
import type { Queries } from '../database/Database.types.ts';
import type { ExpressionLog } from './createExpressionLog.ts';
import type { OperationRouter } from './createOperationRouter.ts';

/** A release with its validators. */
export interface LoadedRelease {
  readonly release: Release;
  readonly validators: Validators;
}

/** A release that can serve requests: its operations have handlers and routes. */
export interface ServedRelease extends LoadedRelease {
  readonly handlers: ReadonlyMap<string, Handler>;
  /** Storage of each entity. */
  readonly storages: StorageMap;
  readonly machines: LifecycleMachines;
  readonly router: OperationRouter;
  readonly logExpression: ExpressionLog;
}

/** A release that is not published. It serves the previews that were opened of it. */
export interface PreviewRelease extends ServedRelease {
  /** Entity → sample records, for previews without stored records. */
  readonly records: SampleRecords;
}

/** A release and its source files. */
export interface ReleaseSource {
  readonly release: Release;
  readonly files: readonly SourceFile[];
}

/** The releases of this server. The live one serves all requests. */
export interface ReleaseStore {
  /** Returns the live release. A request calls this once and uses the result until it ends. */
  live(): ServedRelease;
  /** Returns an older release, for data that was created under it. Undefined if it does not exist. */
  find(hash: string): Promise<LoadedRelease | undefined>;
  /** Returns the release of a preview. Undefined if no preview of it is left. It can never be rolled back to. */
  preview(hash: string): Promise<PreviewRelease | undefined>;
  /** Returns the names of a release's operations that this server has no handler for. */
  unanswered(release: Release): readonly string[];
  /** Widgets, fields and templates that definitions can name, in addition to the built-in ones. */
  readonly forms: FormNames;
  /**
   * Returns the release with roles and functions as of that access version. They are read if this process has another
   * version.
   */
  withAccess<Loaded extends LoadedRelease>(loaded: Loaded, version: number, db: Queries): Promise<Loaded>;
  /** Reads and applies the live release, roles and functions. Returns true if the release has changed. */
  refresh(): Promise<boolean>;
}
