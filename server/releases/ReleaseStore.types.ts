import type { Release, Validators } from '#engine';

/** A release with its checks, ready to decide requests. */
export interface LoadedRelease {
  readonly release: Release;
  readonly validators: Validators;
  /** Module text of the checks, as browsers load it. */
  readonly validatorSource: string;
}

/** The releases this server knows; the live one decides every request. */
export interface ReleaseStore {
  live(): LoadedRelease;
  /** An older release, for what was begun under it; undefined when there never was one. */
  find(hash: string): Promise<LoadedRelease | undefined>;
}
