import type { Expressions, OperationAdapter, Release, Validators } from '#engine';
import type { PortalConfig } from './contexts/PortalConfig.ts';

/** A release other than the one the portal was loaded with. */
export interface OtherRelease {
  readonly release: Release;
  readonly validators: Validators;
  readonly loadTexts: (locale: string) => Promise<Readonly<Record<string, string>>>;
}

/** What a host has fetched and made before the portal is drawn. */
export interface PortalBoot {
  /** With the English texts, and any others that are known already. Only what the session may see where there is `loadPart`. */
  readonly release: Release;
  readonly validators: Validators;
  /** What expressions and texts are parsed with. Parsers that a screen needs besides are registered here. */
  readonly expressions: Expressions;
  readonly adapter: OperationAdapter;
  readonly config: PortalConfig;
  readonly loadTexts: (locale: string) => Promise<Readonly<Record<string, string>>>;
  /** Another release has been published since this one was loaded. */
  readonly isStale: () => boolean;
  /** Resolves when nothing that was sent is still on its way. */
  readonly settled?: () => Promise<unknown>;
  /** Loads an older release, for what was begun under it. */
  readonly loadRelease?: (hash: string) => Promise<OtherRelease>;
  /** Loads what the session that is there now may see of the release; without one, what is public. */
  readonly loadPart?: () => Promise<OtherRelease>;
  /** Loads, when there is time for it, what will be needed after the first page, such as what asks the server. */
  readonly loadAhead?: () => Promise<Release>;
  /** Told who is there and what language they read, for the adapter. */
  readonly onPerson?: (person: { readonly locale: string; readonly email: string | undefined }) => void;
}
