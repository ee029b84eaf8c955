import { sql } from 'kysely';
import { type ColumnSource, createRecordStore } from '#server';
import { projectSearchText } from './projectSearchText.ts';

const personColumns = {
  logicalName: 'logical_name',
  firstName: 'first_name',
  lastName: 'last_name',
  organizationId: 'organization_id',
  endDate: 'end_date',
} as const;

/** A property in `attributes`. Only short lists are sorted by it. */
function kept(path: string): ColumnSource {
  return (alias) => sql`(${sql.ref(`${alias}.attributes`)} ->> ${sql.lit(path)})`;
}

function people(side: 'manager' | 'contractor') {
  return { table: 'project_person', parent: 'project_number', where: { side }, columns: personColumns };
}

export const projectStore = createRecordStore({
  entity: 'project',
  versioned: true,
  table: 'project',
  key: { path: 'projectNumber', column: 'project_number' },
  columns: {
    projectName: 'project_name',
    companyId: 'company_id',
    regionId: 'region_id',
    contractorType: 'contractor_type',
    projectStartDate: 'project_start_date',
    projectEndDate: 'project_end_date',
    projectAmount: 'project_amount',
    'currentStatus.state': 'state',
    'currentStatus.status': 'status',
    'currentStatus.recommendation': 'recommendation',
    'currentStatus.initialRecommendation': 'initial_recommendation',
    'currentStatus.documentStatus': 'document_status',
    'currentStatus.nextEvalDate': 'next_eval_date',
    'currentStatus.finalDeterminationDate': 'final_determination_date',
    'currentStatus.closingDate': 'closing_date',
  },
  // Triggers update these columns, so that sorting and filters by the current people are fast.
  computed: {
    'manager.name': 'manager_name',
    'manager.logicalName': 'manager_login',
    'contractor.name': 'contractor_name',
    'contractor.logicalName': 'contractor_login',
    companyName: kept('companyName'),
  },
  searchText: projectSearchText,
  lists: { managers: people('manager'), contractors: people('contractor') },
});

export const evaluationStore = createRecordStore({
  entity: 'evaluation',
  versioned: true,
  table: 'evaluation',
  keyType: 'number',
  key: { path: 'id', column: 'id' },
  columns: {
    legacyId: 'legacy_id',
    parentEvaluationId: 'parent_evaluation_id',
    projectNumber: 'project_number',
    side: 'side',
    type: 'type',
    status: 'status',
    evaluateeLogicalName: 'evaluatee_logical_name',
    companyId: 'company_id',
    regionId: 'region_id',
    score: 'score',
    completedAt: 'completed_at',
    createdAt: 'created_at',
    release: 'release',
  },
});

export const requisitionStore = createRecordStore({
  entity: 'requisition',
  versioned: true,
  table: 'requisition',
  keyType: 'number',
  key: { path: 'id', column: 'id' },
  columns: {
    projectNumber: 'project_number',
    type: 'type',
    status: 'status',
    amount: 'amount',
    toDate: 'to_date',
    requesterLogicalName: 'requester_logical_name',
    requesteeLogicalName: 'requestee_logical_name',
    createdAt: 'created_at',
  },
  computed: { decidedAt: kept('decidedAt') },
  // Requests belong to the project: a new manager sees earlier ones.
  related: {
    'project.managers': {
      table: 'project_person',
      join: { project_number: 'project_number' },
      where: { side: 'manager' },
      columns: { logicalName: 'logical_name' },
    },
  },
});

export const paymentStore = createRecordStore({
  entity: 'payment',
  versioned: true,
  table: 'payment',
  keyType: 'number',
  key: { path: 'id', column: 'id' },
  columns: {
    invoiceNumber: 'invoice_number',
    projectNumber: 'project_number',
    companyId: 'company_id',
    contractorLogicalName: 'contractor_logical_name',
    periodStart: 'period_start',
    periodEnd: 'period_end',
    amount: 'amount',
    currency: 'currency',
    status: 'status',
    invoiceDate: 'invoice_date',
    paidDate: 'paid_date',
  },
});

export const notificationStore = createRecordStore({
  entity: 'notification',
  table: 'notification',
  partitioned: { fewRowsBy: ['projectNumber', 'organizationId'] },
  keyType: 'number',
  key: { path: 'id', column: 'id' },
  columns: {
    type: 'type',
    status: 'status',
    projectNumber: 'project_number',
    companyId: 'company_id',
    organizationId: 'organization_id',
    createdAt: 'created_at',
  },
});

export const projectNoteStore = createRecordStore({
  entity: 'project-note',
  table: 'project_note',
  keyType: 'number',
  key: { path: 'id', column: 'id' },
  columns: { projectNumber: 'project_number', type: 'type', createdBy: 'created_by', createdAt: 'created_at' },
});

export const signingEnvelopeStore = createRecordStore({
  entity: 'signing-envelope',
  table: 'signing_envelope',
  key: { path: 'envelopeGuid', column: 'envelope_guid' },
  columns: { projectNumber: 'project_number', status: 'status', createdOn: 'created_on' },
  secrets: ['accessCode'],
});

export const organizationTransferStore = createRecordStore({
  entity: 'organization-transfer',
  versioned: true,
  table: 'organization_transfer',
  keyType: 'number',
  key: { path: 'id', column: 'id' },
  columns: {
    organizationId: 'organization_id',
    requesterLogicalName: 'requester_logical_name',
    status: 'status',
    createdAt: 'created_at',
  },
});

export const companyStore = createRecordStore({
  entity: 'company',
  table: 'company',
  keyType: 'number',
  key: { path: 'companyId', column: 'id' },
  columns: { name: 'name' },
});

export const emailTemplateStore = createRecordStore({
  entity: 'template',
  versioned: true,
  table: 'email_template',
  key: { path: 'id', column: 'id' },
  columns: { templateId: 'template_id', language: 'language', status: 'status', owner: 'owner' },
});

export const documentSubmitStore = createRecordStore({
  entity: 'document-submit',
  versioned: true,
  table: 'document_submit',
  key: { path: 's3Id', column: 's3_id' },
  columns: {
    documentId: 'document_id',
    organizationId: 'organization_id',
    projectNumber: 'project_number',
    originalFilename: 'original_filename',
    dateReceived: 'date_received',
    dateAccepted: 'date_accepted',
    dateExpires: 'date_expires',
  },
});
