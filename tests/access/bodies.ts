import { people } from '../../portal/testing/portalPeople.ts';
import { projectBody, responsesOf } from '../../portal/testing/portalProject.ts';

/** The records that the bodies refer to. */
export interface World {
  readonly projectNumber: string;
  readonly managerEvaluation: number;
  readonly requisition: number;
  /** A sent packet that waits for signatures. */
  readonly envelope: string;
  /** The contractor's organisation. */
  readonly organization: number;
  /** Another organisation of the same kind of business, without projects. */
  readonly otherOrganization: number;
  /** A file that the contractor has uploaded. */
  readonly submit: string;
  /** A pending request to transfer the contractor's organisation. */
  readonly transfer: number;
  /** A scheduled import. */
  readonly importTask: number;
  /** Number of a manager that no other test needs. */
  readonly user: number;
  /** Hash of the live release. */
  readonly release: string;
}

interface Sent {
  readonly as: string | undefined;
  /** The path with values for its parameters. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Returns a valid body for each operation, and a caller that may send it. */
export function bodiesOf({
  projectNumber,
  managerEvaluation,
  requisition,
  envelope,
  organization,
  otherOrganization,
  submit,
  transfer,
  importTask,
  user,
  release,
}: World): Readonly<Record<string, Sent>> {
  // JSON that describes files: its fields are validated, and the missing file itself is refused afterwards.
  const files = { file: [{ name: 'form.txt', size: 3 }], documentId: 1 };
  const sheet = { file: { name: 'projects.xlsx', size: 3 } };
  const decision = { projectNumber, companyId: 1, recommendation: 'IC', note: 'Seen.' };
  const publication = { base: release, changes: [{ kind: 'form', definition: 'login', text: '{}' }] };
  const text = { subject: 'Closed', html: '<p>It is over.</p>' };
  const template = { templateId: 'project-close', ...text };
  const activation = { email: 'a@b.example', firstName: 'A', lastName: 'B', password: 'Formwork!2026' };
  return {
    'accounts.create': {
      as: undefined,
      path: '/accounts',
      body: {
        email: 'new@client.example',
        firstName: 'A',
        lastName: 'B',
        phoneNumber: '2025550188',
        phoneType: 'MobilePhone',
        role: 'MANAGER',
      },
    },
    'auth.resetPassword': {
      as: undefined,
      path: '/auth/user/password/reset',
      body: { token: 'x'.repeat(43), password: 'Formwork!2026' },
    },
    'users.create': {
      as: people.admin,
      path: '/auth/user',
      body: {
        ...{ email: 'nina@client.example', username: 'nina', firstName: 'Nina', lastName: 'Novak' },
        ...{ password: 'eight888', roles: 'Manager', preference: { clientids: '1' } },
      },
    },
    'users.delete': { as: people.admin, path: `/auth/users?id=${user}`, body: {} },
    'users.sendPasswordLink': { as: people.admin, path: `/auth/users/${user}/password-link`, body: {} },
    'users.unlock': { as: people.admin, path: `/auth/users/${user}/unlock`, body: {} },
    'users.update': { as: people.manager, path: '/auth/user', body: { firstName: 'A', lastName: 'B' } },
    'auth.deleteTokens': { as: people.admin, path: `/auth/tokens?email=${people.harborManager}`, body: {} },
    'auth.login': { as: undefined, path: '/auth/login', body: { username: 'nobody@b.example', password: 'x' } },
    'auth.loginOkta': {
      as: undefined,
      path: '/auth/login/okta',
      body: { code: 'x'.repeat(43), state: 'y'.repeat(43), iss: 'https://id.example' },
    },
    'businessStructure.save': {
      as: people.contractor,
      path: '/organization/structure',
      body: {
        businessStructureResponseList: [
          { businessStructureQuestionId: 401, answer: 'Corporation' },
          { businessStructureQuestionId: 402, answer: 'Studio Example' },
          { businessStructureQuestionId: 403, answer: 2015 },
          { businessStructureQuestionId: 404, answer: 2 },
          { businessStructureQuestionId: 405, answer: '12-3456789' },
          { businessStructureQuestionId: 406, answer: 'Yes' },
          { businessStructureQuestionId: 407, answer: 'None' },
        ],
      },
    },
    'documents.upload': { as: people.contractor, path: '/document/upload', body: files },
    'documents.uploadForOrganization': { as: people.programAdmin, path: '/document/1/upload', body: files },
    'scheduler.importProjects': {
      as: people.admin,
      path: '/scheduler/projectImport/2027-01-01T00:00:00Z',
      body: sheet,
    },
    'scheduler.checkImport': { as: people.admin, path: '/scheduler/projectImportCheck', body: sheet },
    'scheduler.markImport': { as: people.admin, path: '/scheduler/projectImportMarks', body: sheet },
    'excel.generate': { as: people.admin, path: '/excel/generate', body: { companyId: 1, rowCount: 2 } },
    'scheduler.cancel': { as: people.admin, path: `/scheduler/tasks/${importTask}/cancel`, body: {} },
    'documents.delete': { as: people.contractor, path: `/document/${submit}`, body: {} },
    'documents.accept': { as: people.programAdmin, path: '/document/accept', body: { s3Id: submit } },
    'legal.publish': {
      as: people.admin,
      path: '/legal/terms',
      body: { version: '2.0', english: 'Terms', french: 'Conditions', romanian: 'Condiții', chinese: '条款' },
    },
    'payments.import': {
      as: people.programAdmin,
      path: '/payments/import',
      body: { file: { name: 'payments.csv', size: 3 } },
    },
    'config.functions.create': {
      as: people.admin,
      path: '/config/function',
      body: { uiFunctionId: 7001, name: 'Archive' },
    },
    'config.functions.update': {
      as: people.admin,
      path: '/config/function',
      body: { uiFunctionId: 2002, name: 'People' },
    },
    'config.roles.create': {
      as: people.admin,
      path: '/config/roles',
      body: { name: 'Auditor', displayName: 'Auditor', functionalIds: [7001], confirm: ['member'] },
    },
    'config.roles.update': {
      as: people.admin,
      path: '/config/roles',
      body: { name: 'Contractor', displayName: 'Freelancer', functionalIds: [5000, 5001], apply: 'change' },
    },
    'conflict.submit': {
      as: people.contractor,
      path: '/organization/question/responses',
      body: {
        companyId: 1,
        regionId: 1,
        responseList: [
          { questionId: 301, answer: 'No' },
          { questionId: 308, answer: 'No' },
          { questionId: 310, answer: 'None' },
        ],
      },
    },
    'docusign.requestBillingDocs': { as: people.admin, path: `/docusign/billing/${projectNumber}`, body: {} },
    'docusign.sendPacket': { as: people.admin, path: `/docusign/packet/send/${projectNumber}`, body: {} },
    'docusign.voidPacket': { as: people.admin, path: `/docusign/packet/${envelope}/void`, body: {} },
    'drafts.save': {
      as: people.manager,
      path: '/drafts/new-project',
      body: { key: 'one', variant: 'manager', step: 'job-details', release: 'x', data: { step: 1 } },
    },
    'preferences.save': { as: people.manager, path: '/preferences', body: { key: 'books/size', value: { value: 25 } } },
    'email.sendWelcome': { as: people.admin, path: `/email/${projectNumber}/welcome`, body: {} },
    'emailTemplates.preview': { as: people.admin, path: '/email/templates/project-close/preview', body: text },
    'emailTemplates.publish': {
      as: people.admin,
      path: '/email/templates/publish',
      body: { templateId: 'project-start' },
    },
    'emailTemplates.reload': { as: people.admin, path: '/email/templates/project-close/edition/reload', body: {} },
    'emailTemplates.saveDraft': { as: people.admin, path: '/email/template/editions', body: template },
    'emailTemplates.sendTest': { as: people.admin, path: '/email/templates/project-close/test', body: text },
    'businessStructure.confirm': {
      as: people.admin,
      path: `/organization/${organization}/structure/confirmation`,
      body: {},
    },
    'evaluations.changeStatus': {
      as: people.admin,
      path: `/evaluation/${managerEvaluation}/status`,
      body: { newStatus: 'PENDING', evaluationNotes: 'Waits for the work order.' },
    },
    'evaluations.requestFull': {
      as: people.admin,
      path: `/projects/${projectNumber}/reevaluation?forceFullEval=true`,
      body: {},
    },
    'evaluations.restructure': { as: people.admin, path: `/projects/${projectNumber}/restructure`, body: {} },
    'evaluations.skip': { as: people.admin, path: '/projects/evaluation/skip/request', body: { projectNumber } },
    'evaluations.predict': {
      as: people.manager,
      path: '/prediction/request',
      body: { evaluationId: managerEvaluation, responses: responsesOf('manager', 'allIndependent') },
    },
    'evaluations.submitResponses': {
      as: people.manager,
      path: `/evaluation/${managerEvaluation}/responses?type=MANAGER`,
      body: { responses: responsesOf('manager', 'allIndependent') },
    },
    'notifications.create': {
      as: people.admin,
      path: '/notifications',
      body: { type: 'PROJECT_START', projectNumber },
    },
    'organizations.activate': {
      as: undefined,
      path: '/organization/activate',
      body: { token: 'x'.repeat(43), ...activation },
    },
    'contractors.removeExemption': {
      as: people.admin,
      path: `/contractor/exempt?organizationId=${organization}`,
      body: {},
    },
    'organizations.addExemption': {
      as: people.admin,
      path: '/organization/evaluation/exemption',
      body: { organizationId: organization },
    },
    'organizations.merge': {
      as: people.admin,
      path: '/organization/merge',
      body: { fromId: otherOrganization, intoId: organization },
    },
    'organizations.create': {
      as: people.admin,
      path: '/organization',
      body: { name: 'Mill Example', email: 'mila@mill.example', firstName: 'Mila', lastName: 'Mill' },
    },
    'organizations.requestTransfer': {
      as: people.contractor,
      path: '/organization/transfer/request',
      body: { targetEmail: 'next@studio.example' },
    },
    'organizations.transfers.decide': {
      as: people.admin,
      path: `/organization/transfer/requests/${transfer}/decision`,
      body: { decision: 'REJECTED' },
    },
    'organizations.resendActivation': { as: people.admin, path: `/organization/${organization}/activation`, body: {} },
    'organizations.resources.create': {
      as: people.subvendor,
      path: '/organization/resource',
      body: { email: 'remy@firm.example', firstName: 'Remy', lastName: 'Rand', phoneNumber: '2025550121' },
    },
    'organizations.resources.update': {
      as: people.admin,
      path: '/organization/resource',
      body: { logicalName: people.contractor, firstName: 'Cleo', lastName: 'Contractor', active: true },
    },
    'organizations.update': {
      as: people.admin,
      path: '/organization',
      body: { id: organization, name: 'Studio Example', type: 'SubVendor', phoneNumber1: '2025550122' },
    },
    'persons.changeLoginEmail': {
      as: people.admin,
      path: '/persons/logicalname',
      body: { logicalNameFrom: people.contractor, logicalNameTo: 'cleo@studio.example' },
    },
    'persons.update': {
      as: people.admin,
      path: '/organization/person/safe',
      body: { logicalName: people.contractor, firstName: 'Cleo', lastName: 'Clay' },
    },
    'projects.changeManager': {
      as: people.admin,
      path: `/projects/${projectNumber}/manager/update`,
      body: { oldManagerLogicalName: people.manager, newManagerLogicalName: people.otherManager },
    },
    'projects.close': {
      as: people.manager,
      path: '/project/closure',
      body: { projectNumber, closingDate: '2026-12-01', reasonId: 1 },
    },
    'projects.create': { as: people.manager, path: '/project', body: projectBody() },
    'projects.determine': { as: people.admin, path: '/projects/determination', body: decision },
    'projects.mergeContractors': {
      as: people.admin,
      path: '/project/merge/contractors',
      body: { oldLogicalName: people.rival, newLogicalName: people.contractor },
    },
    'projects.notes.add': { as: people.admin, path: `/project/${projectNumber}/notes`, body: { note: 'Called.' } },
    'projects.reactivate': { as: people.admin, path: '/project/reactivation', body: { projectNumber } },
    'projects.reassess': { as: people.admin, path: '/projects/reassessment', body: decision },
    'projects.setWorkLocation': {
      as: people.contractor,
      path: '/projects/contractor/worklocation',
      body: { projectNumber, workLocationId: 'US-CA' },
    },
    'projects.updateStatus': {
      as: people.admin,
      path: '/project/status',
      body: { projectNumber, status: 'Active', billBackType: 'STANDARD' },
    },
    'projects.visit': { as: people.admin, path: `/projects/${projectNumber}/visits`, body: {} },
    'projects.update': { as: people.admin, path: `/projects/${projectNumber}`, body: { projectName: 'Another name' } },
    'releases.complete': {
      as: people.admin,
      path: '/definition-drafts/completion',
      body: { kind: 'form', definition: 'login', text: '{"title":""}', offset: 1 },
    },
    'releases.judge': {
      as: people.admin,
      path: '/definition-drafts/judgement',
      body: { kind: 'form', definition: 'login', text: '{}' },
    },
    'releases.previewAsRole': {
      as: people.admin,
      path: '/previews/role',
      body: { base: release, drafts: [], role: 'Manager' },
    },
    'releases.previewAsAccount': {
      as: people.admin,
      path: '/previews/account',
      body: { base: release, drafts: [], account: people.manager },
    },
    'releases.dryRun': { as: people.admin, path: '/releases/dry-run', body: { ...publication, drafts: [] } },
    'releases.replay': { as: people.admin, path: '/releases/replay', body: { base: release } },
    'releases.publish': { as: people.admin, path: '/releases', body: { ...publication, drafts: [], note: 'Try' } },
    'releases.rollback': { as: people.admin, path: `/releases/${release}/rollback`, body: { base: release } },
    'releases.move': {
      as: people.admin,
      path: '/begun-work/moves',
      body: { base: release, kind: 'wizard', name: 'manager-evaluation', from: release },
    },
    'releases.schedule': {
      as: people.admin,
      path: '/scheduled-publications',
      body: { base: release, drafts: [1], publishAt: '2099-01-04T08:00:00Z' },
    },
    'releases.saveDraft': {
      as: people.admin,
      path: '/definition-drafts',
      body: { kind: 'form', definition: 'login', text: '{}', base: release },
    },
    'requisitions.approve': {
      as: people.admin,
      path: `/requisitions/${requisition}/approval`,
      body: { status: 'APPROVED' },
    },
    'requisitions.create': {
      as: people.manager,
      path: '/requisitions',
      body: { projectNumber, type: 'PROJECT_EXTENSION', toDate: '2027-09-30' },
    },
    'signing.decline': {
      as: undefined,
      path: '/signing/decline',
      body: { ticket: 'x'.repeat(43), declineReason: 'Not my rate.' },
    },
    'signing.open': {
      as: undefined,
      path: '/signing/open',
      body: { token: 'x'.repeat(43), accessCode: 'ABCD2345' },
    },
    'signing.sign': {
      as: undefined,
      path: '/signing/sign',
      body: { ticket: 'x'.repeat(43), typedName: 'A B', consent: true },
    },
  };
}
