import type { ColumnType, Generated, Kysely } from 'kysely';

/** A jsonb column: read as a value, written as JSON text. */
export type JsonColumn = ColumnType<unknown, string | null, string | null>;
/** A timestamptz column: an ISO 8601 instant in UTC for reading and writing. */
export type Instant = string;

interface ReleaseTable {
  readonly hash: string;
  readonly compiled: JsonColumn;
  readonly validators: string;
  readonly published_at: Generated<Instant>;
  /** Path → digest of its text. Null for a release that was stored before texts were stored. */
  readonly files: JsonColumn;
  /** The previous live release. */
  readonly parent: string | null;
  readonly author: string | null;
  readonly note: string | null;
  readonly changes: ColumnType<unknown, string | undefined, string>;
  /** What the publication changed for submitted answers. Null if it concerned none. */
  readonly answers: ColumnType<unknown, string | null | undefined, string>;
}

interface DefinitionFileTable {
  readonly digest: string;
  readonly text: string;
}

interface EditionTable {
  readonly id: Generated<number>;
  readonly kind: string;
  readonly definition: string;
  /** Null removes the definition. */
  readonly text: string | null;
  readonly author: string;
  readonly base: string;
  readonly revision: Generated<number>;
  readonly saved_at: Instant;
  /** Everybody who has saved the draft. */
  readonly authors: Generated<readonly string[]>;
  readonly status: Generated<'draft' | 'published'>;
  readonly release: string | null;
}

interface ScheduledPublicationTable {
  readonly id: Generated<number>;
  readonly publish_at: Instant;
  readonly scheduled_at: Instant;
  /** The account that has scheduled it, with whose rights it is published. Null if the account was deleted. */
  readonly account_id: number | null;
  readonly author: string;
  readonly note: string | null;
  /** See `ScheduledDraft`. */
  readonly drafts: ColumnType<unknown, string, never>;
  /** The confirmed permission grants. See `PermissionGrant`. */
  readonly confirmed: ColumnType<unknown, string, string>;
  readonly status: Generated<'scheduled' | 'published' | 'refused' | 'cancelled'>;
  readonly ended_at: Instant | null;
  readonly ended_by: string | null;
  /** The release that it was published as. */
  readonly release: string | null;
  /** Code of the refusal. */
  readonly reason: string | null;
  readonly problems: ColumnType<unknown, string | undefined, string>;
}

interface InstanceTransferTable {
  readonly id: Generated<number>;
  readonly kind: 'wizard' | 'record';
  /** The wizard or the entity. */
  readonly name: string;
  readonly from_release: string;
  readonly to_release: string;
  readonly author: string;
  readonly status: Generated<'moving' | 'moved' | 'returning' | 'returned'>;
  readonly started_at: Instant;
}

interface MovedInstanceTable {
  readonly id: Generated<number>;
  readonly move_id: number;
  /** The owner of a draft. Null for a record. */
  readonly account_id: number | null;
  readonly key: string;
  readonly status: 'moved' | 'refused' | 'returned' | 'kept';
  /** Why it was not moved, or not brought back. */
  readonly reason: string | null;
  /** A draft before it was moved. Null for a record, of which only the release changes. */
  readonly before: JsonColumn;
  readonly moved_at: Instant;
}

interface PreviewReleaseTable {
  readonly hash: string;
  readonly compiled: JsonColumn;
  readonly validators: string;
  /** Entity → its sample records. */
  readonly records: JsonColumn;
  readonly opened_at: Instant;
}

interface PreviewTable {
  readonly id: string;
  /** The account that has opened it. */
  readonly account_id: number;
  readonly session_id: string;
  /** The operation that has opened it. Whoever may no longer call it loses the preview too. */
  readonly operation: string;
  readonly release: string;
  /** See `PreviewTarget`. */
  readonly target: ColumnType<unknown, string, never>;
  readonly opened_at: Instant;
  readonly expires_at: Instant;
  readonly ended_at: Instant | null;
}

interface PreferenceTable {
  readonly account_id: number;
  readonly key: string;
  readonly value: JsonColumn;
  readonly saved_at: Instant;
}

interface StoredValuesTable {
  readonly entity: string;
  /** Digest of the definition that the stored values of its records were computed with. */
  readonly digest: string;
}

interface AccessVersionTable {
  readonly version: number;
}

interface StoredRoleTable {
  readonly role: string;
  /** Null: the title of the release. */
  readonly title: string | null;
  /** Null: the functions of the release. */
  readonly functions: number[] | null;
  /** Role whose menu this role uses. */
  readonly menu_of: string | null;
  readonly version: Generated<number>;
  /** False for a role of the release. */
  readonly added: boolean;
  readonly changed_at: Instant;
  readonly changed_by: string;
}

interface StoredFunctionTable {
  readonly id: number;
  readonly title: string;
  readonly version: Generated<number>;
  readonly changed_at: Instant;
  readonly changed_by: string;
}

interface LiveReleaseTable {
  readonly single: Generated<boolean>;
  readonly hash: string;
  readonly since: Generated<Instant>;
  /** The release of the server's folder that was applied last. */
  readonly shipped: string | null;
}

interface AccountTable {
  readonly id: Generated<number>;
  readonly email: string;
  readonly username: string | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly password_hash: string | null;
  readonly roles: string[];
  readonly functional_ids: number[];
  readonly company_ids: number[];
  readonly company_id: number | null;
  readonly version: Generated<number>;
  readonly active: Generated<boolean>;
  /** Language of the last sign-in. */
  readonly language: string | null;
  /** Additional attributes of the portal; expressions read them from `user`. */
  readonly attributes: ColumnType<unknown, string | undefined, string>;
  readonly created_at: Generated<Instant>;
}

interface SessionTable {
  readonly id: string;
  readonly account_id: number;
  readonly created_at: Generated<Instant>;
  readonly expires_at: Instant;
  readonly revoked_at: Instant | null;
}

interface SignInTable {
  readonly id: Generated<number>;
  readonly account_id: number;
  readonly at: Instant;
  readonly method: string;
  readonly result: string;
}

interface SignInAttemptTable {
  readonly state_hash: string;
  readonly browser_hash: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly expires_at: Instant;
}

interface AccountTokenTable {
  readonly hash: string;
  readonly account_id: number;
  readonly purpose: string;
  readonly expires_at: Instant;
  readonly used_at: Instant | null;
  readonly created_at: Generated<Instant>;
}

interface EventTable {
  readonly seq: Generated<number>;
  readonly at: Instant;
  readonly actor: string;
  readonly operation: string;
  readonly entity: string;
  readonly key: string;
  readonly what: string;
  readonly before: JsonColumn;
  readonly after: JsonColumn;
  readonly release: string;
  readonly previous_hash: string;
  readonly hash: string;
}

/** The last event, as one row that is updated with each insert. */
interface EventHeadTable {
  readonly single: Generated<boolean>;
  readonly seq: number;
  readonly hash: string;
}

/** An event that continues from an archived one, whose hash is known here. */
interface EventSeamTable {
  readonly seq: number;
  readonly previous_hash: string;
}

interface DraftTable {
  readonly account_id: number;
  readonly wizard: string;
  readonly key: string;
  readonly variant: string | null;
  readonly step: string;
  readonly release: string;
  readonly data: ColumnType<unknown, string, string>;
  readonly saved_at: Generated<Instant>;
  readonly version: Generated<number>;
  readonly done: ColumnType<unknown, string | undefined, string>;
  readonly awaits: ColumnType<unknown, string | undefined, string>;
  readonly ended: string | null;
  readonly ended_at: Instant | null;
}

interface MailTable {
  readonly id: Generated<number>;
  readonly to: string;
  readonly subject: string;
  readonly html: string | null;
  readonly text: string;
  readonly status: Generated<'queued' | 'sent' | 'mailbox' | 'failed'>;
  readonly tries: Generated<number>;
  readonly error: string | null;
  readonly created_at: Generated<Instant>;
  readonly sent_at: Instant | null;
  /** The message as Markdown, for the portal. */
  readonly markdown: string | null;
  readonly message_id: Generated<string>;
  /** The template and its version. */
  readonly template: string | null;
  readonly template_version: string | null;
  /** The encrypted content with links and codes for the recipient only. Null once it was sent or has expired. */
  readonly sealed: string | null;
  readonly sealed_until: Instant | null;
  /** The record that the mail is about. */
  readonly entity: string | null;
  readonly key: string | null;
  /** Stored files to attach, with name and hash. */
  readonly attachments: JsonColumn;
}

interface OnceKeyTable {
  readonly key: string;
  readonly account_id: number;
  readonly operation: string;
  readonly body_hash: string;
  readonly status: number | null;
  readonly answer: JsonColumn;
  readonly created_at: Generated<Instant>;
}

interface SecurityEventTable {
  readonly id: Generated<number>;
  readonly at: Generated<Instant>;
  readonly what: string;
  readonly account_id: number | null;
  readonly network: string | null;
  readonly facts: ColumnType<unknown, string | undefined, string>;
}

interface DocumentTable {
  readonly entity: string;
  readonly key: string;
  readonly attributes: ColumnType<unknown, string, string>;
  readonly version: ColumnType<number, number | undefined, unknown>;
  readonly release: string;
  readonly created_at: Generated<Instant>;
  readonly updated_at: Generated<Instant>;
}

interface StoredFileTable {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  /** SHA-256 of the content in hexadecimal. */
  readonly hash: string;
  readonly created_by: number | null;
  readonly created_at: Instant;
}

interface ImportTaskTable {
  readonly id: Generated<number>;
  /** Form that reads its rows. */
  readonly form: string;
  /** Template of the mail about its end. */
  readonly template: string | null;
  readonly file_id: string;
  readonly file_name: string;
  readonly file_hash: string;
  readonly status: string;
  readonly immediate: boolean;
  readonly account_id: number | null;
  readonly created_by: string;
  readonly locale: string;
  readonly row_count: number;
  readonly created_count: Generated<number>;
  readonly refused_count: Generated<number>;
  /** Last processed row. */
  readonly last_row: Generated<number>;
  readonly starts_at: Instant;
  readonly created_at: Instant;
  readonly started_at: Instant | null;
  /** When a row was last processed. */
  readonly moved_at: Instant | null;
  readonly ended_at: Instant | null;
  readonly attributes: ColumnType<unknown, string | undefined, string>;
}

interface ImportRowTable {
  readonly task_id: number;
  readonly row_number: number;
  readonly form: string;
  readonly file_hash: string;
  readonly status: 'created' | 'refused';
  /** Key of the record that the operation returned. */
  readonly key: string | null;
  readonly problems: ColumnType<unknown, string | undefined, string>;
}

interface DocumentNumberTable {
  readonly entity: string;
  readonly last: number;
}

/**
 * All tables of the server. A portal adds its tables by declaration merging:
 * `declare module '../database/Database.types.ts' { interface Database { loan: LoanTable } }`.
 */
export interface Database {
  release: ReleaseTable;
  stored_values: StoredValuesTable;
  live_release: LiveReleaseTable;
  access_version: AccessVersionTable;
  stored_role: StoredRoleTable;
  stored_function: StoredFunctionTable;
  preference: PreferenceTable;
  definition_file: DefinitionFileTable;
  edition: EditionTable;
  scheduled_publication: ScheduledPublicationTable;
  instance_move: InstanceTransferTable;
  moved_instance: MovedInstanceTable;
  preview_release: PreviewReleaseTable;
  preview: PreviewTable;
  account: AccountTable;
  session: SessionTable;
  account_token: AccountTokenTable;
  sign_in: SignInTable;
  sign_in_attempt: SignInAttemptTable;
  event: EventTable;
  event_head: EventHeadTable;
  event_seam: EventSeamTable;
  draft: DraftTable;
  mail: MailTable;
  once_key: OnceKeyTable;
  security_event: SecurityEventTable;
  document: DocumentTable;
  document_number: DocumentNumberTable;
  stored_file: StoredFileTable;
  import_task: ImportTaskTable;
  import_row: ImportRowTable;
}

/** Runs queries: the root connection, or the transaction of the request. */
export type Queries = Kysely<Database>;
