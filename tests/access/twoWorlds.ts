import type { PortalApp } from '../../portal/testing/openPortalApp.ts';
import { people } from '../../portal/testing/portalPeople.ts';
import { contentOf, createProject } from '../../portal/testing/portalProject.ts';
import { projectSheet, sendSheet } from '../../portal/testing/projectSheet.ts';
import { sendParts } from '../../portal/testing/sendParts.ts';
import type { CallerName } from './callers.ts';

/** The record of an entity in a request: one of the first client, one of another client, or none. */
export const whose = ['first', 'stranger', 'nobody'] as const;
export type Whose = (typeof whose)[number];

/** Keys by entity and record. */
export type Keys = Readonly<Record<string, Readonly<Record<Whose, string | number>>>>;

/** Creates a project with evaluations and a request at each of two unrelated companies. */
export async function createTwoWorlds(portal: PortalApp): Promise<Keys> {
  const first = await createProject(portal);
  const stranger = await createProject(portal, {
    as: people.harborManager,
    body: { companyId: 2, additionalFields: [] },
    candidate: { candidateEmail: people.rival, candidateFirstName: 'Rita', candidateLastName: 'Rival' },
  });
  const request = async (as: string, projectNumber: string): Promise<number> => {
    const body = { projectNumber, type: 'PROJECT_EXTENSION', toDate: '2027-08-31' };
    const { json, status, text } = await portal.call('POST', '/requisitions', { token: await portal.signIn(as), body });
    if (status !== 200) throw new Error(`No requisition: ${status} ${text}`);
    return Number(Object(json).id);
  };
  return {
    'document-submit': {
      first: await upload(portal, people.contractor),
      stranger: await upload(portal, people.rival),
      nobody: '00000000-0000-4000-8000-000000000000',
    },
    'signing-envelope': {
      first: await signPacket(portal, first.projectNumber),
      stranger: await signPacket(portal, stranger.projectNumber),
      nobody: 'none',
    },
    payment: {
      first: await pay(portal, first.projectNumber, people.contractor),
      stranger: await pay(portal, stranger.projectNumber, people.rival),
      nobody: 999_999,
    },
    project: { first: first.projectNumber, stranger: stranger.projectNumber, nobody: '1-1-999999' },
    evaluation: { first: first.managerEvaluation, stranger: stranger.managerEvaluation, nobody: 999_999 },
    person: { first: people.contractor, stranger: people.rival, nobody: 'nobody@studio.example' },
    organization: {
      first: await organizationOf(portal, people.contractor),
      stranger: await organizationOf(portal, people.rival),
      nobody: 999_999,
    },
    'organization-transfer': {
      first: await requestTransfer(portal, people.contractor),
      stranger: await requestTransfer(portal, people.rival),
      nobody: 999_999,
    },
    // A user who may see imports sees all of them.
    'import-task': {
      first: await scheduleImport(portal, 'one'),
      stranger: await scheduleImport(portal, 'two'),
      nobody: 999_999,
    },
    user: {
      first: await userOf(portal, people.manager),
      stranger: await userOf(portal, people.harborManager),
      nobody: 999_999,
    },
    requisition: {
      first: await request(people.manager, first.projectNumber),
      stranger: await request(people.harborManager, stranger.projectNumber),
      nobody: 999_999,
    },
  };
}

/** Imports a payment of a project, and returns its number. */
async function pay(portal: PortalApp, projectNumber: string, contractor: string): Promise<number> {
  const columns = ['invoiceNumber', 'projectNumber', 'contractorLogicalName', 'periodStart', 'periodEnd', 'amount'];
  const values = [`INV-${projectNumber}`, projectNumber, contractor, '2026-10-01', '2026-10-31', '1250.50'];
  const content = `${columns.join()},status,invoiceDate\n${values.join()},PENDING,2026-10-31`;
  await sendParts(portal, '/payments/import', { as: people.admin, files: [{ name: 'payments.csv', content }] });
  const token = await portal.signIn(people.admin);
  const { json } = await portal.call('GET', `/payments/admin?filter=projectNumber|contains|${projectNumber}`, {
    token,
  });
  return Number(contentOf(json)[0]?.['id']);
}

async function scheduleImport(portal: PortalApp, who: string): Promise<number> {
  const { json } = await sendSheet(portal, '/scheduler/projectImport/2027-01-01T00:00:00Z', {
    as: people.admin,
    content: await projectSheet({ 'Candidate Email': `${who}@studio.example` }),
  });
  return Number(Object(json).id);
}

async function requestTransfer(portal: PortalApp, login: string): Promise<number> {
  const body = { targetEmail: `next-${login}` };
  await portal.call('POST', '/organization/transfer/request', { token: await portal.signIn(login), body });
  const token = await portal.signIn(people.admin);
  const { json } = await portal.call('GET', '/organization/transfer/requests?size=100', { token });
  return Number(contentOf(json).find(({ requesterLogicalName }) => requesterLogicalName === login)?.['id']);
}

async function userOf(portal: PortalApp, email: string): Promise<number> {
  const token = await portal.signIn(people.admin);
  const { json } = await portal.call('GET', `/auth/users?search=${email}`, { token });
  return Number(contentOf(json)[0]?.['id']);
}

async function organizationOf(portal: PortalApp, login: string): Promise<number> {
  const token = await portal.signIn(people.admin);
  const { json } = await portal.call('GET', `/organization/${login}?searchType=logicalName`, { token });
  return Number(Object(json).id);
}

/** Uploads a file of a user's organisation, and returns its id. */
async function upload(portal: PortalApp, as: string): Promise<string> {
  const { status, json } = await sendParts(portal, '/document/upload', {
    as,
    files: [{ name: 'form.txt', content: `A form of ${as}.` }],
    part: { name: 'documentSubmit', json: { documentId: 1 } },
  });
  if (status !== 200) throw new Error(`No document: ${status} ${JSON.stringify(json)}`);
  return String(Object(Object(json)[0]).s3Id);
}

/** Sends a packet of the project, signs it for both sides, and returns its id. */
async function signPacket(portal: PortalApp, projectNumber: string): Promise<string> {
  const token = await portal.signIn(people.admin);
  await portal.call('POST', `/docusign/packet/send/${projectNumber}`, { token });
  const { json: project } = await portal.call('GET', `/projects/${projectNumber}`, { token });
  const envelope = String(Object(project).envelopeId);
  const { json: status } = await portal.call('GET', `/docusign/status/${envelope}`, { token });
  const { json: mails } = await portal.call('GET', '/mailbox?size=4');
  for (const { body } of contentOf(mails)) {
    const link = /signing\?token=([\w-]+)/.exec(String(body).replaceAll('\\', ''))?.[1];
    if (link === undefined) continue;
    const opening = { token: link, accessCode: Object(status).accessCode };
    const { json: opened } = await portal.call('POST', '/signing/open', { body: opening });
    const signature = { ticket: Object(opened).ticket, typedName: 'A B', consent: true };
    const signed = await portal.call('POST', '/signing/sign', { body: signature });
    if (signed.status !== 200) throw new Error(`Not signed: ${signed.status} ${signed.text}`);
  }
  return envelope;
}

/**
 * The callers with each relation to the first record, written by hand. No caller has a relation to the other client's
 * record.
 */
export const relations: Readonly<Record<string, Readonly<Record<string, readonly CallerName[]>>>> = {
  project: {
    manager: ['manager'],
    contractor: ['contractor'],
    company: ['manager', 'proxyManager'],
    // The contractor of the first project is self-employed.
    organization: [],
  },
  'document-submit': { contractor: ['contractor'], organization: [] },
  evaluation: { manager: ['manager'], contractor: [] },
  person: { manager: [], contractor: ['contractor'], organization: [] },
  'organization-transfer': { requester: ['contractor'] },
  organization: { organization: ['contractor'], primary: ['contractor'], contractor: ['contractor'] },
  payment: { contractor: ['contractor'] },
  requisition: { manager: ['manager'] },
  user: { self: ['manager'] },
};
