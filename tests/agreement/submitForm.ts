import {
  bindCall,
  encodeRequest,
  type FieldModel,
  type FieldProblem,
  type FormModel,
  formatText,
  isRecord,
  normaliseDraft,
  type OperationModel,
  type Release,
  readPath,
  startDraft,
  validateFields,
} from '#engine';
import { createRandom } from '../../portal/demo/createRandom.ts';
import { people } from '../../portal/testing/portalPeople.ts';
import { rowsOf } from '../../renderer/forms/rowsOf.ts';
import type { Verdict } from './browserSide.ts';
import { generatePayload } from './generatePayload.ts';
import { findChoices, type LookUp } from './lookUp.ts';
import { type Agreement, acceptedStatus } from './openAgreement.ts';

type Row = Readonly<Record<string, unknown>>;

/** A form with a valid draft, and the user who fills it in. */
interface Filling {
  readonly as: string | undefined;
  readonly draft: Row;
}

const token = 'x'.repeat(43);
const secret = 'Formwork!2026';
const california = { state: 'US-CA', county: 'US-CA-Alameda', city: 'US-CA-Alameda-Oakland' };
const decision = { recommendation: 'IC', note: 'Seen.' };

/** A valid draft for every form that submits a call. */
export const fillings: Readonly<Record<string, Filling>> = {
  'account-contact': {
    as: people.manager,
    draft: { firstName: 'Ada', lastName: 'Lovelace', phoneNumber: '2025550143' },
  },
  activation: { as: undefined, draft: { password: secret, confirmation: secret, phoneNumber1: '2025550143' } },
  'add-function': { as: people.admin, draft: { uiFunctionId: 7001, name: 'Archive' } },
  'add-role': { as: people.admin, draft: { confirmed: ['2004 Projects'] } },
  'add-resource': {
    as: people.admin,
    draft: { firstName: 'Rea', lastName: 'New', email: 'rea@studio.example', phoneNumber: '2025550143' },
  },
  'add-funds': { as: people.admin, draft: { amount: 60_000 } },
  'add-user': {
    as: people.admin,
    draft: {
      ...{ email: 'ada.added@client.example', username: 'ada.added', firstName: 'Ada', lastName: 'Added' },
      ...{ password: secret, confirmation: secret, role: 'Manager', companyIds: [1], functionalIds: [3001] },
    },
  },
  'bill-back': { as: people.admin, draft: { billBackType: 'STANDARD' } },
  'change-login-email': { as: people.admin, draft: { logicalNameTo: 'cleo@studio.example' } },
  'close-project': { as: people.manager, draft: { reasonId: 1 } },
  'contractor-person': { as: people.admin, draft: { firstName: 'Cleo', lastName: 'Clay' } },
  'create-account': {
    as: undefined,
    draft: { firstName: 'Ada', lastName: 'New', email: 'ada@client.example', phoneNumber: '2025550188', terms: true },
  },
  'create-subvendor': {
    as: people.admin,
    draft: {
      ...{ name: 'North Studio', type: 'SubVendor', firstName: 'Ada', lastName: 'North' },
      ...{ email: 'ada@north.example', phoneNumber1: '2025550143', address: { city: 'Oakland', zip: '94601' } },
    },
  },
  'edd-report': { as: people.admin, draft: { eddReportSubmittedOn: '2026-11-20', eddReportRequired: true } },
  'edit-resource': { as: people.admin, draft: { firstName: 'Cleo', lastName: 'Clay', active: true } },
  'edit-user': {
    as: people.admin,
    draft: {
      ...{ email: people.otherManager, username: people.otherManager, firstName: 'Otto', lastName: 'Other' },
      ...{ roles: ['Manager'], companyIds: [1], functionalIds: [3001] },
    },
  },
  'edit-subvendor': { as: people.admin, draft: { name: 'North Studio', type: 'SubVendor' } },
  'extend-project': { as: people.admin, draft: { toDate: '2027-09-30' } },
  'edit-template': {
    as: people.admin,
    draft: { description: 'The end.', subject: 'Over', template: '<p>It is over.</p>' },
  },
  'preview-template': { as: people.admin, draft: {} },
  'send-test': { as: people.admin, draft: {} },
  'evaluation-status': {
    as: people.admin,
    draft: { newStatus: 'PENDING', evaluationNotes: 'Waits for the work order.' },
  },
  'final-determination': { as: people.admin, draft: decision },
  login: { as: undefined, draft: { username: 'nobody@b.example', password: 'x' } },
  'merge-contractors': { as: people.admin, draft: { oldLogicalName: people.rival, newLogicalName: people.contractor } },
  'project-information': { as: people.admin, draft: { projectName: 'A', projectDescription: 'B' } },
  'project-location': { as: people.contractor, draft: california },
  'project-note': { as: people.admin, draft: { note: 'Called.' } },
  reassessment: { as: people.admin, draft: decision },
  'reactivate-project': { as: people.admin, draft: { projectEndDate: '2027-09-30' } },
  'reject-request': { as: people.admin, draft: { approverNote: 'Not agreed.' } },
  'rename-function': { as: people.admin, draft: { name: 'People' } },
  'request-extension': { as: people.manager, draft: { toDate: '2027-09-30' } },
  'request-funds': { as: people.manager, draft: { amount: 60_000 } },
  'request-transfer': { as: people.contractor, draft: { targetEmail: 'new@studio.example' } },
  'reset-password': { as: undefined, draft: { password: secret, confirmation: secret } },
  'reset-password-classic': { as: undefined, draft: { password: secret, confirmation: secret } },
  'save-role': { as: people.admin, draft: { confirmed: ['2004 Projects'] } },
  'signing-access': { as: undefined, draft: { accessCode: 'ABCD2345' } },
  'signing-decline': { as: undefined, draft: { declineReason: 'Not my rate.' } },
  'signing-signature': { as: undefined, draft: { typedName: 'Ada Lovelace', consent: true } },
  'status-override': { as: people.admin, draft: { status: 'IC Restructured' } },
};

/**
 * Forms that are not filled in here: those whose options are found by typing, page by page, and not by key; those of a
 * document or worksheet, which need a file (portal/handlers/documents, scheduler); and those over a loaded text
 * (server/mail, portal/handlers/legal).
 */
export const leftOut: readonly string[] = [
  ...['change-manager', 'expire-document', 'review-document', 'upload-document'],
  ...['import-file', 'project-row', 'excel-generator'],
  ...['import-payments', 'publish-legal-text'],
];

/** The result of one draft: the problems of the form, and the server's response if it is sent anyway. */
export interface Submitted {
  readonly draft: Row;
  readonly problems: readonly FieldProblem[];
  /** Problems of values that are sent under the names of their fields. Empty values are not sent. */
  readonly travelling: readonly FieldProblem[];
  /** Undefined if the call could not be made. */
  readonly server: Verdict | undefined;
  /**
   * The server refuses only because of rules of the operation, which are evaluated when it is sent and reported at the
   * form's fields.
   */
  readonly onlyByRules: boolean;
}

/** Returns the forms that a user fills in and submits by one call with a body. A form that only reads is skipped. */
export function submittingForms(release: Release): readonly FormModel[] {
  return Object.values(release.forms).filter(({ submits }) =>
    submits.some(({ run }) => release.operations[run]?.method !== 'GET'),
  );
}

/** Fills in a form at random, validates it, and sends what the form would send. */
export async function submitForm(agreement: Agreement, form: FormModel, index: number): Promise<Submitted> {
  const { release, validators, world } = agreement;
  const filling = fillings[form.id];
  const [call] = form.submits;
  const operation = call && release.operations[call.run];
  if (!filling || !call || !operation) throw new Error(`Nothing is said about the form ${form.id}.`);
  const { lookUp, token: session } = await agreement.person(filling.as);
  const fields = fieldsOf(form);
  const random = createRandom(7 * index + 3);
  const named = fields.map((field) => ({ ...field, wire: field.path }));
  const { body } = generatePayload(named, filling.draft, random);
  // Nobody types into a field that is always locked.
  const locked = fields.flatMap(({ path, locked: isLocked }) =>
    isLocked === true && path in filling.draft ? [[path, filling.draft[path]] as const] : [],
  );
  const typed = isRecord(body)
    ? {
        ...Object.fromEntries(Object.entries(body).filter(([name]) => isField(name, fields))),
        ...Object.fromEntries(locked),
      }
    : {};
  const project = await lookUp.ask('projects.get', { projectNumber: world.projectNumber });
  const check = { type: 'SubVendor', email: 'a@b.example', firstName: 'A', lastName: 'B' };
  const document = { ticket: token, envelopeName: 'Agreement', recipientName: 'Ada Lovelace', text: 'Agreed.' };
  const asked = { id: world.requisition };
  const forecast = { grants: [{ policy: 'projects', title: '2004 Projects', people: 1 }] };
  const roles = { role: { name: 'Contractor' }, named: { uiFunctionId: 2002 }, forecast };
  const given = {
    ...{ ...roles, facts: { name: 'Auditor', displayName: 'Auditor', functionalIds: [] } },
    ...{ project, check, token, document, route: { token }, record: { project }, request: asked },
    evaluation: { id: world.managerEvaluation },
    template: await lookUp.ask('emailTemplates.edition', { templateId: 'project-close' }),
    ...(await findContractor(lookUp)),
    account: await findUser(lookUp),
  };
  const scope = { ...lookUp.scope, variables: { ...given, ...dataOf(project) } };
  const draft = startDraft({ fields, draft: typed, scope, release });
  const { chosen: picked, offered } = await findChoices(fields, draft, {
    lookUp,
    variables: scope.variables,
    whole: true,
  });
  const runtime = { release, locale: 'en', validators };
  const { rules, messages } = form;
  const problems = validateFields({ fields, draft, scope, runtime, rules, messages, picked, offered });
  const sent = normaliseDraft({ fields, draft, scope, release, picked, offered });
  const variables = { ...scope.variables, this: sent, root: sent, chosen: picked, options: offered };
  const { args, unbound } = bindCall(call, { operation, scope: { ...scope, variables }, release });
  const own = new Map((operation.body ?? []).map((field) => [field.path, field]));
  for (const path of Object.keys(call.with)) own.delete(path);
  // Empty values are not sent. The server reports their absence only for required fields.
  const travelling = problems.filter(
    ({ path, code }) =>
      own.has(path) &&
      (readPath(args, path) !== undefined || (code === 'required' && own.get(path)?.required !== false)),
  );
  if (unbound.some((name) => !fillsItself(name, operation))) {
    return { draft, problems, travelling, server: undefined, onlyByRules: false };
  }
  const request = encodeRequest(operation, args, release);
  const { method } = operation;
  if (method === 'PATCH') throw new Error('No form of the portal is sent by PATCH.');
  const { status, json } = await agreement.portal.call(method, request.path, { token: session, body: request.body });
  const said = isRecord(json) && isRecord(json['fields']) ? json['fields'] : {};
  const told = Object.fromEntries(Object.entries(said).map(([at, word]) => [at, String(word)]));
  const wordsOfRules = new Set(
    operation.rules.map(({ message }) => formatText(message, scope, { release, locale: 'en' })),
  );
  // Operations without a body run their handlers, and their response is used as it is.
  const isAccepted = operation.body === undefined ? status < 300 : status === acceptedStatus;
  const server: Verdict = isAccepted ? { status: 'accepted' } : { status, fields: told };
  const onlyByRules = Object.keys(told).length > 0 && Object.values(told).every((word) => wordsOfRules.has(word));
  return { draft, problems, travelling, server, onlyByRules };
}

/** Returns the contractor and the organisation, for users who may see them. */
async function findContractor({ ask }: LookUp): Promise<Row> {
  const logicalName = people.contractor;
  const persons = rowsOf(await ask('persons.list', { logicalName }));
  const [person] = persons;
  const organizationId = isRecord(person) ? person['organizationId'] : undefined;
  const organization = await ask('organizations.get', { organizationId });
  return { logicalName, person, persons, organizationId, organization };
}

/** Returns the user that an administrator edits; no other caller may see one. */
async function findUser({ ask }: LookUp): Promise<unknown> {
  return rowsOf(await ask('users.list', { search: people.otherManager }))[0];
}

/** Returns whether the server sets a default for an absent value. */
function fillsItself(name: string, { body = [] }: OperationModel): boolean {
  return body.some((field) => field.path === name && (field.default !== undefined || field.value !== undefined));
}

function fieldsOf({ fields }: FormModel): readonly FieldModel[] {
  return 'each' in fields ? [fields.each] : fields;
}

function isField(name: string, fields: readonly FieldModel[]): boolean {
  return fields.some(({ path }) => path === name);
}

/** Returns what the forms of a project compute from it before they are shown. */
function dataOf(project: unknown): Row {
  return isRecord(project) ? { companyId: project['companyId'], regionId: project['regionId'] } : {};
}
