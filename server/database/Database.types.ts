import type { ColumnType, Generated, Kysely } from 'kysely';

/** A jsonb column: read as a value, written as JSON text. */
export type JsonColumn = ColumnType<unknown, string | null, string | null>;
/** A timestamptz column: an ISO instant in UTC both ways. */
export type Instant = string;

interface ReleaseTable {
  readonly hash: string;
  readonly compiled: JsonColumn;
  readonly validators: string;
  readonly published_at: Generated<Instant>;
  /** Path → digest of its text; null for a release stored before texts were kept. */
  readonly files: JsonColumn;
  /** Release that was live before. */
  readonly parent: string | null;
  readonly author: string | null;
  readonly note: string | null;
  readonly changes: ColumnType<unknown, string | undefined, string>;
}

interface DefinitionFileTable {
  readonly digest: string;
  readonly text: string;
}

interface EditionTable {
  readonly id: Generated<number>;
  readonly kind: string;
  readonly definition: string;
  /** Null takes the definition out. */
  readonly text: string | null;
  readonly author: string;
  readonly base: string;
  readonly revision: Generated<number>;
  readonly saved_at: Instant;
  readonly status: Generated<'draft' | 'published'>;
  readonly release: string | null;
}

interface PreferenceTable {
  readonly account_id: number;
  readonly key: string;
  readonly value: JsonColumn;
  readonly saved_at: Instant;
}

interface StoredValuesTable {
  readonly entity: string;
  /** Digest of the definition by which the kept values of its records were computed. */
  readonly digest: string;
}

interface AccessVersionTable {
  readonly version: number;
}

interface StoredRoleTable {
  readonly role: string;
  /** Null: as the release names it. */
  readonly title: string | null;
  /** Null: as the release gives them. */
  readonly functions: number[] | null;
  /** Role whose menu it has. */
  readonly menu_of: string | null;
  readonly version: Generated<number>;
  /** False of a role of the release. */
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
  /** The release of the server's own folder, as it was taken over last. */
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
  /** Language in which the person last signed in. */
  readonly language: string | null;
  /** What a portal keeps of an account beside the columns; definitions read it of `user`. */
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
  /** The message as the portal shows it. */
  readonly markdown: string | null;
  readonly message_id: Generated<string>;
  /** Template that worded it, and which edition of it. */
  readonly template: string | null;
  readonly template_version: string | null;
  /** The words with links and codes that are for the reader alone; null once they are sent or of no more use. */
  readonly sealed: string | null;
  readonly sealed_until: Instant | null;
  /** The record it tells of. */
  readonly entity: string | null;
  readonly key: string | null;
  /** Stored files that are sent along, by name and hash. */
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
  /** Form that its rows are read by. */
  readonly form: string;
  /** Mail that tells how it ended. */
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
  /** Last row that was worked on. */
  readonly last_row: Generated<number>;
  readonly starts_at: Instant;
  readonly created_at: Instant;
  readonly started_at: Instant | null;
  /** When a row was worked on last. */
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
  /** What the operation returned as the key of its record. */
  readonly key: string | null;
  readonly problems: ColumnType<unknown, string | undefined, string>;
}

interface DocumentNumberTable {
  readonly entity: string;
  readonly last: number;
}

/**
 * Every table of the server. Product tables join by declaration merging:
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
  account: AccountTable;
  session: SessionTable;
  account_token: AccountTokenTable;
  sign_in: SignInTable;
  sign_in_attempt: SignInAttemptTable;
  event: EventTable;
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

/** What queries are asked of: the root, or the transaction of the request. */
export type Queries = Kysely<Database>;
