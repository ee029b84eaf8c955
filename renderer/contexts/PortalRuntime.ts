import type { i18n } from 'i18next';
import { createContext } from 'react';
import type { Clock, Expressions, LifecycleModel, OperationAdapter, Release, Scope, User, Validators } from '#engine';
import type { EventAvailability } from '#machines';
import type { PortalBoot } from '../PortalBoot.ts';
import type { PortalConfig } from './PortalConfig.ts';
import type { Session } from './Session.ts';

/** Returns whether the state of a record accepts an operation, according to its lifecycle. */
export type EventCheck = (
  lifecycle: LifecycleModel,
  input: { readonly operation: string; readonly record: unknown; readonly scope: Scope },
) => EventAvailability;

/** What every component can use: the release, the language, the adapter and the user. */
export interface PortalRuntime {
  readonly release: Release;
  /** Contains the texts of the release, under its namespace. */
  readonly i18n: i18n;
  readonly namespace: string;
  readonly locale: string;
  readonly setLocale: (locale: string) => void;
  readonly validators: Validators;
  readonly adapter: OperationAdapter;
  readonly user: User;
  /** Values of the release's settings, read as `setting.<name>`. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly clock: Clock;
  readonly expressions: Expressions;
  readonly report?: PortalBoot['report'];
  /** Undefined until a release with lifecycle events is loaded. */
  readonly checkEvent: EventCheck | undefined;
  readonly session: Session;
  readonly config: PortalConfig;
  readonly loadRelease?: PortalBoot['loadRelease'];
  readonly loadDecisions?: PortalBoot['loadDecisions'];
}

export const RuntimeContext = createContext<PortalRuntime | undefined>(undefined);
