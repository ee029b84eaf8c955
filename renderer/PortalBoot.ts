import type { BackendModule } from 'i18next';
import type { Clock, ExpressionFailure, Expressions, OperationAdapter, Release, Validators } from '#engine';
import type { PortalConfig } from './contexts/PortalConfig.ts';
import type { PortalForms } from './widgets/PortalForms.ts';

/** A release, or the part of it that a session may see. */
export interface OtherRelease {
  /** Contains the English texts, and those of other languages that are already loaded. */
  readonly release: Release;
  /** Namespace of its texts, `<hash>.<part>`. `textsBackend` uses it to load other languages. */
  readonly namespace: string;
  readonly validators: Validators;
}

/** What a host has loaded and created before the portal is rendered. */
export interface PortalBoot extends OtherRelease {
  /** Plugin for i18next that loads the texts of a namespace in a language. */
  readonly textsBackend?: BackendModule;
  /** The parsed expressions and texts. A screen registers here the parsers that it needs. */
  readonly expressions: Expressions;
  readonly adapter: OperationAdapter;
  readonly config: PortalConfig;
  /** Widgets, fields and templates for rjsf that the portal adds. */
  readonly forms?: PortalForms;
  /** Returns whether another release has been published since this one was loaded. */
  readonly isStale: () => boolean;
  /** Resolves when no request is running. */
  readonly settled?: () => Promise<unknown>;
  /** Loads an older release, for a draft that was started with it. */
  readonly loadRelease?: (hash: string) => Promise<OtherRelease>;
  /** Loads the flows of a release whose results the current session may explain. */
  readonly loadDecisions?: (hash: string) => Promise<Release>;
  /** Loads the part of the release that the current session may see; without a session, the public part. */
  readonly loadPart?: () => Promise<OtherRelease>;
  /** Loads in idle time the code that is needed after the first page, such as the API client. */
  readonly loadAhead?: () => Promise<Release>;
  /** Tells the time to expressions and texts. Default: the clock of the browser. */
  readonly clock?: Clock;
  /** Called for each expression of a page that fails or returns an absent value, as often as that happens. */
  readonly report?: (failure: ExpressionFailure) => void;
  /** Called when the user or their language changes, for the adapter. */
  readonly onPerson?: (person: { readonly locale: string; readonly email: string | undefined }) => void;
}
