import { createContext } from 'react';
import type { Clock, Expressions, OperationAdapter, Release, User, Validators } from '#engine';
import type { LifecycleMachines } from '#machines';
import type { PortalBoot } from '../PortalBoot.ts';
import type { PortalConfig } from './PortalConfig.ts';
import type { Session } from './Session.ts';

/** What every drawn thing may ask for: one release, one language, one adapter, one person. */
export interface PortalRuntime {
  readonly release: Release;
  readonly locale: string;
  readonly setLocale: (locale: string) => void;
  readonly validators: Validators;
  readonly adapter: OperationAdapter;
  readonly user: User;
  /** Values of the release's settings, read as `setting.<name>`. */
  readonly settings: Readonly<Record<string, unknown>>;
  readonly clock: Clock;
  readonly expressions: Expressions;
  /** The machines of lifecycles, of the release and of older ones under which drafts were begun. */
  readonly machines: LifecycleMachines;
  readonly session: Session;
  readonly config: PortalConfig;
  readonly loadRelease?: PortalBoot['loadRelease'];
}

export const RuntimeContext = createContext<PortalRuntime | undefined>(undefined);
