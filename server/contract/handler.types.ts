import type { FilterCondition, OperationModel, Release, Runtime, Scope, Text, User } from '#engine';
import type { LifecycleMachines } from '#machines';
import type { Queries } from '../database/Database.types.ts';
import type { MailContent } from '../mail/MailContent.types.ts';
import type { LoadedRelease, ReleaseStore } from '../releases/ReleaseStore.types.ts';
import type { SignInProvider } from '../sso/SignInProvider.types.ts';
import type { CallExternal } from './CallExternal.types.ts';
import type { StorageMap } from './EntityStorage.types.ts';
import type { FileStore } from './FileStore.types.ts';
import type { HealthMonitor } from './HealthCheck.types.ts';
import type { Imports } from './Imports.types.ts';
import type { Log } from './Log.types.ts';

/** One way the user may call the operation: by this policy, on the rows of this relation (`all`: every row). */
export interface Granted {
  readonly policy: string;
  readonly relation: string;
}

export interface PageRequest {
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
  readonly sort?: { readonly path: string; readonly descending: boolean };
  readonly filter: readonly FilterCondition[];
}

/** One change of business data, as the event log keeps it. */
export interface EventEntry {
  readonly entity: string;
  readonly key: string | number;
  /** What happened: an event of a lifecycle, or the operation's last segment. */
  readonly what: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

export interface EventLog {
  /** Appends within the transaction of the request. */
  append(entry: EventEntry): Promise<void>;
}

/** A mail whose words the caller has already resolved from the release's texts. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The message as the portal shows it. */
  readonly markdown?: string;
  /** Template that worded it, and which edition of it. */
  readonly template?: { readonly id: string; readonly version: string };
  /** The words with what only the reader may learn, which are kept sealed, and only as long as they are of use. */
  readonly secret?: { readonly words: MailContent; readonly until: string };
  /** The record it tells of. */
  readonly about?: { readonly entity: string; readonly key: string | number };
  /** Stored files that are sent along. */
  readonly attachments?: readonly AttachedFile[];
}

/** A stored file under the name that the receiver sees. */
export interface AttachedFile {
  readonly name: string;
  /** Name of its content in the file store. */
  readonly hash: string;
}

export interface MailQueue {
  /** Writes the mail into the outbox of this transaction; it is sent after the commit. */
  queue(message: MailMessage): Promise<void>;
}

export interface JobQueue {
  /** Sends a job within the transaction; a job with the same `singletonKey` waits only once. */
  send(job: string, data: object, options?: { readonly after?: Date; readonly singletonKey?: string }): Promise<void>;
}

/** What a handler may read and do. Everything runs in one transaction that a thrown error rolls back. */
export interface HandlerContext {
  readonly operation: OperationModel;
  /** Path parameters, query and normalised body in one, by the definitions' names. */
  readonly args: Readonly<Record<string, unknown>>;
  /** The checked and normalised body alone; `{}` when the operation has none. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Version of the record that the call was made over, where the caller says it. */
  readonly version?: number;
  /** Stored record that the arguments name by the entity's key; read under the user's ownership. */
  readonly record?: Readonly<Record<string, unknown>>;
  /** Body field → the record picked there. */
  readonly chosen: Readonly<Record<string, unknown>>;
  readonly user: User;
  readonly access: readonly Granted[];
  readonly db: Queries;
  readonly release: Release;
  readonly runtime: Runtime;
  readonly storages: StorageMap;
  /** The machines that decide the lifecycles of the release. */
  readonly machines: LifecycleMachines;
  /** `this` is the body, `record`, `chosen` and `route` as the language says; user, settings, clock. */
  readonly scope: Scope;
  readonly locale: string;
  readonly page: PageRequest;
  readonly events: EventLog;
  readonly mail: MailQueue;
  readonly jobs: JobQueue;
  readonly files: FileStore;
  /** Calls the services that the server and the portal use; only outside a transaction. */
  readonly health: HealthMonitor;
  /** Reads and writes sheets of rows, while no transaction is open. */
  readonly imports: Imports;
  /** What an operator should know and no caller is told. */
  readonly log: Log;
  readonly request: RequestFacts;
  readonly server: ServerFacts;
  /** The releases this server knows; `release` is the one that decides here. */
  readonly releases: ReleaseStore;
  /** Asks another system while no transaction waits for it: this call then runs again, with the answer. */
  readonly outside: CallExternal;
  /** Does something once the transaction is kept; forgotten when it is rolled back. */
  afterCommit(work: () => Promise<unknown>): void;
  /** Runs another operation in the same transaction, as an effect of this one: its `allow` is not asked. */
  run(operation: string, args: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** An older release, for what was begun under it. Throws when there never was one. */
  releaseOf(hash: string): Promise<LoadedRelease>;
  /** Words of a text in the user's language. */
  text(text: Text, extra?: Readonly<Record<string, unknown>>): string;
  /** Answers 404, also for another person's record. */
  notFound(): never;
  /** Answers with our status, code and words. */
  refuse(status: 401 | 403 | 404 | 409 | 422, code: string, message: Text | string): never;
}

export interface RequestFacts {
  /** Address the request came from; absent for jobs. */
  readonly network?: string;
  readonly sessionId?: string;
  /** Absent for jobs. */
  readonly browser?: BrowserFacts;
}

/** What is known of the browser that asks, whoever sits before it. */
export interface BrowserFacts {
  /** The key it has shown; absent as long as it was not asked to remember one. */
  readonly key?: string;
  /** Has it show a key for a while, and answers that key. */
  remember(): string;
}

/**
 * What is configured, as handlers see it. Settings of a portal join by declaration merging:
 * `declare module '…/server/contract/handler.types.ts' { interface ServerFacts { readonly libraryCode: string } }`.
 */
export interface ServerFacts {
  readonly publicUrl: string;
  /** True when no mail server is configured and mails are read in the portal. */
  readonly mailbox: boolean;
  /** Accounts of a demo on the machine itself, all of one known password; absent elsewhere. */
  readonly demo?: { readonly emails: readonly string[]; readonly password: string };
  readonly sessionMinutes: number;
  /** Failed sign-ins per account in 15 minutes. */
  readonly loginLimit: number;
  /** Signs session tokens. */
  readonly secret: Uint8Array;
  /** Says who people are who sign in elsewhere; absent when none is configured. */
  readonly provider?: SignInProvider;
}

/** What answers one operation; the result carries the definitions' names. */
export interface Handler {
  readonly operation: string;
  readonly run: (context: HandlerContext) => Promise<unknown>;
  /** It writes nothing, and so needs no transaction. */
  readonly onlyReads?: boolean;
  /** Its answer follows from its arguments, the release and this code alone: a browser may keep it for a while. */
  readonly isSteady?: boolean;
}
