import type { i18n } from 'i18next';
import { createContext } from 'react';
import type { Clock, Expressions, LifecycleModel, OperationAdapter, Release, Scope, User, Validators } from '#engine';
import type { EventAvailability } from '#machines';
import type { PortalBoot } from '../PortalBoot.ts';
import type { PortalConfig } from './PortalConfig.ts';
import type { Session } from './Session.ts';

/** Whether the state of a record accepts an operation, by the machine of its lifecycle. */
export type EventCheck = (
  lifecycle: LifecycleModel,
  input: { readonly operation: string; readonly record: unknown; readonly scope: Scope },
) => EventAvailability;

/** What every drawn thing may ask for: one release, one language, one adapter, one person. */
export interface PortalRuntime {
  readonly release: Release;
  /** Has the texts of the release, under its namespace. */
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
  /** Absent as long as no release has lifecycles with events. */
  readonly checkEvent: EventCheck | undefined;
  readonly session: Session;
  readonly config: PortalConfig;
  readonly loadRelease?: PortalBoot['loadRelease'];
}

export const RuntimeContext = createContext<PortalRuntime | undefined>(undefined);
