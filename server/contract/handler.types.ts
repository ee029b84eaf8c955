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

/** A permission to call the operation: by this policy, on the rows of this relation (`all`: every row). */
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

/** One change of data in the event log. */
export interface EventEntry {
  readonly entity: string;
  readonly key: string | number;
  /** Name of an event of a lifecycle, or the last segment of the operation. */
  readonly what: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

export interface EventLog {
  /** Appends an event in the transaction of the request. */
  append(entry: EventEntry): Promise<void>;
}

/** A mail with its resolved texts. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The message as Markdown, for the portal. */
  readonly markdown?: string;
  /** The template and its version. */
  readonly template?: { readonly id: string; readonly version: string };
  /** The content with links and codes that only the recipient may see. It is stored encrypted until it expires. */
  readonly secret?: { readonly words: MailContent; readonly until: string };
  /** The record that the mail is about. */
  readonly about?: { readonly entity: string; readonly key: string | number };
  /** Stored files to attach. */
  readonly attachments?: readonly AttachedFile[];
}

/** A stored file with the name for the recipient. */
export interface AttachedFile {
  readonly name: string;
  /** Name of its content in the file store. */
  readonly hash: string;
}

export interface MailQueue {
  /** Adds the mail to the outbox in this transaction. It is sent after the commit. */
  queue(message: MailMessage): Promise<void>;
}

export interface JobQueue {
  /** Sends a job in this transaction. Only one job per `singletonKey` can be pending. */
  send(job: string, data: object, options?: { readonly after?: Date; readonly singletonKey?: string }): Promise<void>;
}

/** A record of an entity, complete, as the event has stored it. Earlier effects of the event may have changed it. */
export interface Cause {
  readonly entity: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** What a handler can read and do. Everything runs in one transaction; a thrown error rolls it back. */
export interface HandlerContext {
  readonly operation: OperationModel;
  /** Path parameters, query and normalized body together, by the names of the definitions. */
  readonly args: Readonly<Record<string, unknown>>;
  /** The validated and normalized body; `{}` if the operation has none. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Version of the record that the caller has seen, if the request contains it. */
  readonly version?: number;
  /** The stored record of the key in the arguments, read with the user's ownership. */
  readonly record?: Readonly<Record<string, unknown>>;
  /** Body field → the selected record. */
  readonly chosen: Readonly<Record<string, unknown>>;
  readonly user: User;
  readonly access: readonly Granted[];
  readonly db: Queries;
  readonly release: Release;
  readonly runtime: Runtime;
  readonly storages: StorageMap;
  /** The state machines of the lifecycles of the release. */
  readonly machines: LifecycleMachines;
  /**
   * The scope of expressions: `this` is the body; `record`, `chosen` and `route` as in definitions; user, settings and
   * clock.
   */
  readonly scope: Scope;
  readonly locale: string;
  readonly page: PageRequest;
  readonly events: EventLog;
  readonly mail: MailQueue;
  readonly jobs: JobQueue;
  readonly files: FileStore;
  /** Runs the health checks. Only outside a transaction. */
  readonly health: HealthMonitor;
  /** Reads and writes worksheets, while no transaction is open. */
  readonly imports: Imports;
  /** For operators; callers do not see it. */
  readonly log: Log;
  readonly request: RequestFacts;
  readonly server: ServerFacts;
  /** The releases of this server; `release` is the current one. */
  readonly releases: ReleaseStore;
  /** Calls another system outside the transaction. The handler then runs again with the response. */
  readonly outside: CallExternal;
  /** Runs work after the commit. It is dropped when the transaction is rolled back. */
  afterCommit(work: () => Promise<unknown>): void;
  /** The record whose event runs this operation as an effect. */
  readonly cause?: Cause;
  /** Runs another operation in the same transaction, as an effect. Its `allow` is not checked. */
  run(operation: string, args: Readonly<Record<string, unknown>>, cause?: Cause): Promise<unknown>;
  /** Returns an older release, for data that was created under it. Throws if it does not exist. */
  releaseOf(hash: string): Promise<LoadedRelease>;
  /** Returns a text in the user's language. */
  text(text: Text, extra?: Readonly<Record<string, unknown>>): string;
  /** Refuses with 404, also for records of other users. */
  notFound(): never;
  /** Refuses with this status, code and message. */
  refuse(status: 401 | 403 | 404 | 409 | 422, code: string, message: Text | string): never;
}

export interface RequestFacts {
  /** Client address; absent for jobs. */
  readonly network?: string;
  readonly sessionId?: string;
  /** Absent for jobs. */
  readonly browser?: BrowserFacts;
}

/** The browser of a request, for any user. */
export interface BrowserFacts {
  /** The key that the browser sent. Absent until `remember` was called for it. */
  readonly key?: string;
  /** Sets a cookie with a key and returns the key. */
  remember(): string;
}

/**
 * The configuration as handlers see it. A portal adds its settings by declaration merging:
 * `declare module '…/server/contract/handler.types.ts' { interface ServerFacts { readonly libraryCode: string } }`.
 */
export interface ServerFacts {
  readonly publicUrl: string;
  /** True if no mail server is configured and mails are read in the portal. */
  readonly mailbox: boolean;
  /** Demo accounts with their common password, on a local demo only. */
  readonly demo?: { readonly emails: readonly string[]; readonly password: string };
  readonly sessionMinutes: number;
  /** Failed sign-ins per account in 15 minutes. */
  readonly loginLimit: number;
  /** Whether people may publish drafts that they have written. */
  readonly publishOwnDrafts: boolean;
  /** Secret for signing session tokens. */
  readonly secret: Uint8Array;
  /** Provider for single sign-on. Absent if none is configured. */
  readonly provider?: SignInProvider;
}

/** Handles one operation. The result uses the names of the definitions. */
export interface Handler {
  readonly operation: string;
  readonly run: (context: HandlerContext) => Promise<unknown>;
  /** It writes nothing, so it needs no transaction. */
  readonly onlyReads?: boolean;
  /** It only reads, and may read from a replica as lists do. */
  readonly fromReplica?: boolean;
  /** The response depends only on the arguments, the release and the code, so browsers may cache it. */
  readonly isSteady?: boolean;
  /**
   * How a preview with sample records answers: by the handler itself, because it reads nothing that is stored, or with
   * nothing, because it is about what the user has left. Default: with the sample records of the result.
   */
  readonly inSamples?: 'run' | 'nothing';
}
