import type { FormNames, SourceFile } from '#compiler';
import type { Release, Validators } from '#engine';
import type { LifecycleMachines } from '#machines';
import type { StorageMap } from '../contract/EntityStorage.types.ts';
import type { Handler } from '../contract/handler.types.ts';
import type { Queries } from '../database/Database.types.ts';
import type { ExpressionLog } from './createExpressionLog.ts';
import type { OperationRouter } from './createOperationRouter.ts';
import type { ReleaseBuilder } from './createReleaseBuilder.ts';

/** A release with its checks, ready to decide requests. */
export interface LoadedRelease {
  readonly release: Release;
  readonly validators: Validators;
}

/** A release that requests are answered under: its operations have handlers and addresses. */
export interface ServedRelease extends LoadedRelease {
  readonly handlers: ReadonlyMap<string, Handler>;
  /** Where the records of each entity lie. */
  readonly storages: StorageMap;
  readonly machines: LifecycleMachines;
  readonly router: OperationRouter;
  readonly logExpression: ExpressionLog;
}

/** A release and the files that it was built from. */
export interface ReleaseSource {
  readonly release: Release;
  readonly files: readonly SourceFile[];
}

/** The releases this server knows; the live one decides every request. */
export interface ReleaseStore {
  /** What this process answers under now. A request asks once and stays with what it was given. */
  live(): ServedRelease;
  /** An older release, for what was begun under it; undefined when there never was one. */
  find(hash: string): Promise<LoadedRelease | undefined>;
  /** Operations that this server could not answer under that release, by name. */
  unanswered(release: Release): readonly string[];
  /** Widgets, fields and templates that its definitions may name besides those of every portal. */
  readonly forms: FormNames;
  /** Builds releases for drafts and publications with a gate that stays open. */
  readonly build: ReleaseBuilder;
  /** The same release with roles and functions as of that version, which are read when this process has others. */
  withAccess<Loaded extends LoadedRelease>(loaded: Loaded, version: number, db: Queries): Promise<Loaded>;
  /** Reads the pointer, roles and functions, and serves them; true when that is another release than before. */
  refresh(): Promise<boolean>;
}
