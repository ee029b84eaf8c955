import type { Migration } from 'kysely/migration';
import type { FormNames } from '#compiler';
import type { OutcomeListener } from '../mail/sendMail.ts';
import type { DemoPerson } from './DemoPerson.types.ts';
import type { EntityStorage } from './EntityStorage.types.ts';
import type { HealthCheck } from './HealthCheck.types.ts';
import type { Handler, ServerFacts } from './handler.types.ts';
import type { JobWorker } from './JobWorker.types.ts';
import type { Services } from './Services.types.ts';

/** Name of a migration → what it does. They are taken in the order of their names, each once per database. */
export type Migrations = Readonly<Record<string, Migration>>;

/** A setting of the environment: always a text. */
export interface PortalSetting {
  readonly type: 'string';
  readonly pattern?: string;
  readonly default: string;
  readonly description: string;
}

/** Settings of the environment that are a portal's own, beside those of the server. */
export interface PortalSettings {
  /** Name of the variable → what it may be. */
  readonly properties: Readonly<Record<string, PortalSetting>>;
  /** What handlers find in `context.server`; throws when the settings do not go together. */
  readonly read: (environment: Readonly<Record<string, string>>) => Partial<ServerFacts>;
}

/** People and records to try a portal with. */
export interface PortalDemo {
  /** Fills an empty database before the first request; leaves one that has accounts as it is. */
  readonly seed: (services: Services) => Promise<void>;
  /** Accounts that it makes. */
  readonly people: readonly DemoPerson[];
  /** Their one password. */
  readonly password: string;
  /** They can sign in at the demo's provider too, which needs the handlers of single sign-on. */
  readonly singleSignOn: boolean;
}

/** A portal as the server serves it: its definitions, and what of it is code. */
export interface Portal {
  /** Folder of the definitions. */
  readonly definitions: string;
  /** Of operations whose answer does not follow from their definitions. */
  readonly handlers: readonly Handler[];
  /** Where the records of entities with tables of their own are stored; all others are documents. */
  readonly storages: readonly EntityStorage[];
  /** Work outside requests. */
  readonly jobs: readonly JobWorker[];
  /** Of the tables that are the portal's own, beside those of the server. */
  readonly migrations: Migrations;
  /** Widgets, fields and templates of rjsf that its definitions may name; their code is the page's. */
  readonly forms?: FormNames;
  readonly settings?: PortalSettings;
  /** Services of its own that it uses. */
  readonly checks?: (services: Pick<Services, 'database' | 'facts'>) => readonly HealthCheck[];
  readonly demo?: PortalDemo;
  /** Takes note of what became of mails about its records. */
  readonly onMail?: OutcomeListener;
}
