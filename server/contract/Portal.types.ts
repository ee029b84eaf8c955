import type { Migration } from 'kysely/migration';
import type { FormNames } from '#compiler';
import type { OutcomeListener } from '../mail/sendMail.ts';
import type { DemoPerson } from './DemoPerson.types.ts';
import type { EntityStorage } from './EntityStorage.types.ts';
import type { HealthCheck } from './HealthCheck.types.ts';
import type { Handler, ServerFacts } from './handler.types.ts';
import type { JobWorker } from './JobWorker.types.ts';
import type { Services } from './Services.types.ts';

/** Name of a migration → migration. They run in the order of their names, each once per database. */
export type Migrations = Readonly<Record<string, Migration>>;

/** An environment variable; always a string. */
export interface PortalSetting {
  readonly type: 'string';
  readonly pattern?: string;
  readonly default: string;
  readonly description: string;
}

/** Environment variables of a portal, in addition to those of the server. */
export interface PortalSettings {
  /** Name of the variable → its schema. */
  readonly properties: Readonly<Record<string, PortalSetting>>;
  /** Returns what handlers find in `context.server`. Throws if the settings contradict each other. */
  readonly read: (environment: Readonly<Record<string, string>>) => Partial<ServerFacts>;
}

/** Demo data of a portal. */
export interface PortalDemo {
  /** Fills an empty database before the first request. Does nothing if there are accounts. */
  readonly seed: (services: Services) => Promise<void>;
  /** The accounts it adds. */
  readonly people: readonly DemoPerson[];
  /** The password of all demo accounts. */
  readonly password: string;
  /** Whether demo accounts can also sign in at the demo provider, which requires the handlers of single sign-on. */
  readonly singleSignOn: boolean;
}

/** A portal as the server serves it: its definitions and its code. */
export interface Portal {
  /** Folder of the definitions. */
  readonly definitions: string;
  /** Handlers of operations that have no default handler. */
  readonly handlers: readonly Handler[];
  /** Storage of the entities with their own tables; all others are documents. */
  readonly storages: readonly EntityStorage[];
  /** Background work. */
  readonly jobs: readonly JobWorker[];
  /** Migrations of the portal's own tables. */
  readonly migrations: Migrations;
  /** Widgets, fields and templates of rjsf that its definitions can name. The page contains their code. */
  readonly forms?: FormNames;
  readonly settings?: PortalSettings;
  /** Health checks of the services that only the portal uses. */
  readonly checks?: (services: Pick<Services, 'database' | 'facts'>) => readonly HealthCheck[];
  readonly demo?: PortalDemo;
  /** Is called when mails about its records were sent or have failed. */
  readonly onMail?: OutcomeListener;
}
