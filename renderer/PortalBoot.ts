import type { BackendModule } from 'i18next';
import type { Expressions, OperationAdapter, Release, Validators } from '#engine';
import type { PortalConfig } from './contexts/PortalConfig.ts';
import type { PortalForms } from './widgets/PortalForms.ts';

/** A release, or the part of it that a session may see. */
export interface OtherRelease {
  /** With the English texts, and any others that are known already. */
  readonly release: Release;
  /** Namespace of its texts, `<hash>.<part>`: under this name `textsBackend` loads them in other languages. */
  readonly namespace: string;
  readonly validators: Validators;
}

/** What a host has fetched and made before the portal is drawn. */
export interface PortalBoot extends OtherRelease {
  /** Plugin of i18next that loads the texts of a namespace in a language. */
  readonly textsBackend?: BackendModule;
  /** What expressions and texts are parsed with. Parsers that a screen needs besides are registered here. */
  readonly expressions: Expressions;
  readonly adapter: OperationAdapter;
  readonly config: PortalConfig;
  /** Widgets, fields and templates of rjsf that the portal adds. */
  readonly forms?: PortalForms;
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
