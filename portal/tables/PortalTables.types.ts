import type { ColumnType, Generated } from 'kysely';
import type { Instant } from '#server';

type Attributes = ColumnType<Readonly<Record<string, unknown>>, string | undefined, string>;

interface CompanyTable {
  readonly id: number;
  readonly name: string;
  readonly type: Generated<string>;
  readonly hostnames: string[];
  readonly attributes: Attributes;
}

interface OrganizationTable {
  readonly id: Generated<number>;
  readonly name: string;
  readonly type: Generated<string>;
  readonly logical_name: string | null;
  readonly evaluation_exempt: Generated<boolean>;
  readonly version: Generated<number>;
  readonly created_at: Generated<Instant | null>;
  /** Names of the person with this login, updated by triggers. */
  readonly primary_first_name: Generated<string | null>;
  readonly primary_last_name: Generated<string | null>;
  readonly attributes: Attributes;
}

interface OrganizationTransferTable {
  readonly id: Generated<number>;
  readonly organization_id: number;
  readonly requester_logical_name: string;
  readonly status: string;
  readonly created_at: Instant;
  readonly release: string;
  readonly version: Generated<number>;
  readonly attributes: Attributes;
}

interface PersonTable {
  readonly id: Generated<number>;
  readonly logical_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly organization_id: number | null;
  readonly attributes: Attributes;
}

interface ProjectSequenceTable {
  readonly company_id: number;
  readonly last: number;
}

interface ProjectTable {
  readonly project_number: string;
  readonly project_name: string;
  readonly company_id: number;
  readonly region_id: number;
  readonly contractor_type: string | null;
  readonly project_start_date: string | null;
  readonly project_end_date: string | null;
  readonly project_amount: number | null;
  readonly state: string;
  readonly status: string | null;
  readonly recommendation: string | null;
  readonly initial_recommendation: string | null;
  readonly document_status: string | null;
  readonly next_eval_date: string | null;
  readonly final_determination_date: string | null;
  readonly closing_date: string | null;
  readonly release: string;
  readonly created_at: Generated<Instant>;
  readonly attributes: Attributes;
}

interface ProjectPersonTable {
  readonly id: Generated<number>;
  readonly project_number: string;
  readonly side: 'manager' | 'contractor';
  readonly position: number;
  readonly logical_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly organization_id: number | null;
  readonly end_date: string | null;
  readonly attributes: Attributes;
}

interface EvaluationTable {
  readonly id: Generated<number>;
  readonly legacy_id: number | null;
  readonly parent_evaluation_id: number | null;
  readonly project_number: string;
  readonly company_id: number;
  readonly side: string;
  readonly type: string;
  readonly status: string;
  readonly evaluatee_logical_name: string;
  readonly region_id: number;
  readonly score: number | null;
  readonly recommendation: string | null;
  readonly completed_at: Instant | null;
  readonly created_at: Generated<Instant>;
  readonly release: string;
  readonly attributes: Attributes;
}

interface RequisitionTable {
  readonly id: Generated<number>;
  readonly project_number: string;
  readonly type: string;
  readonly status: string;
  readonly amount: number | null;
  readonly to_date: string | null;
  readonly requester_logical_name: string;
  readonly requestee_logical_name: string | null;
  readonly release: string;
  readonly created_at: Generated<Instant>;
  readonly attributes: Attributes;
}

interface PaymentTable {
  readonly id: Generated<number>;
  readonly invoice_number: string;
  readonly project_number: string;
  readonly company_id: number;
  readonly contractor_logical_name: string;
  readonly period_start: string;
  readonly period_end: string;
  /** In cents. */
  readonly amount: number;
  readonly currency: string;
  readonly status: string;
  readonly invoice_date: string;
  readonly paid_date: string | null;
  readonly release: string;
  readonly version: Generated<number>;
  readonly attributes: Attributes;
}

interface NotificationTable {
  readonly id: Generated<number>;
  readonly type: string;
  readonly status: string;
  readonly project_number: string | null;
  readonly company_id: number | null;
  readonly organization_id: number | null;
  readonly created_at: Generated<Instant>;
  readonly release: string;
  readonly attributes: Attributes;
}

interface ProjectNoteTable {
  readonly id: Generated<number>;
  readonly project_number: string;
  readonly type: string;
  readonly created_by: string;
  readonly created_at: Generated<Instant>;
  readonly release: string;
  readonly attributes: Attributes;
}

interface ProjectVisitTable {
  readonly id: Generated<number>;
  readonly account_id: number;
  readonly project_number: string;
  readonly visited_at: Instant;
}

interface SigningEnvelopeTable {
  readonly envelope_guid: string;
  readonly project_number: string;
  readonly status: string;
  readonly created_on: Instant;
  readonly release: string;
  readonly attributes: Attributes;
}

interface SigningDocumentTable {
  readonly envelope_guid: string;
  /** Service of the envelope. */
  readonly service: string;
  /** The document in Markdown. */
  readonly text: string;
}

interface SigningLinkTable {
  readonly hash: string;
  readonly envelope_guid: string;
  /** Index of the recipient in the envelope. */
  readonly recipient: number;
  readonly expires_at: Instant;
  readonly used_at: Instant | null;
  readonly ticket_hash: string | null;
  readonly ticket_until: Instant | null;
}

interface StructureResponseTable {
  readonly organization_id: number;
  readonly question: number;
  readonly answer: ColumnType<unknown, string, string>;
  readonly release: string;
  readonly answered_at: Generated<Instant>;
  readonly answered_by: string;
}

interface ConflictResponseTable {
  readonly id: Generated<number>;
  readonly organization_id: number;
  readonly company_id: number;
  readonly region_id: number;
  readonly question: number;
  readonly group_id: number | null;
  readonly answer: ColumnType<unknown, string, string>;
  readonly release: string;
  readonly answered_at: Generated<Instant>;
  readonly answered_by: string;
}

interface DocumentSubmitTable {
  readonly s3_id: string;
  readonly document_id: number;
  readonly organization_id: number;
  readonly project_number: string | null;
  readonly original_filename: string;
  readonly date_received: Instant;
  readonly date_accepted: Instant | null;
  readonly date_expires: string | null;
  /** A notification about the approaching expiry was sent. */
  readonly warned: Generated<boolean>;
  /** A notification about the expiry was sent. */
  readonly expired: Generated<boolean>;
  readonly version: Generated<number>;
  readonly release: string;
  readonly attributes: Attributes;
}

declare module '../../server/database/Database.types.ts' {
  interface Database {
    company: CompanyTable;
    organization: OrganizationTable;
    organization_transfer: OrganizationTransferTable;
    person: PersonTable;
    project_sequence: ProjectSequenceTable;
    project: ProjectTable;
    project_person: ProjectPersonTable;
    evaluation: EvaluationTable;
    requisition: RequisitionTable;
    payment: PaymentTable;
    notification: NotificationTable;
    project_note: ProjectNoteTable;
    project_visit: ProjectVisitTable;
    signing_envelope: SigningEnvelopeTable;
    signing_document: SigningDocumentTable;
    signing_link: SigningLinkTable;
    structure_response: StructureResponseTable;
    conflict_response: ConflictResponseTable;
    document_submit: DocumentSubmitTable;
  }
}
