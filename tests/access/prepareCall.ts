import { randomUUID } from 'node:crypto';
import { isRecord, type OperationModel, readPath } from '#engine';
import type { PortalApp } from '../../portal/testing/openPortalApp.ts';
import { people } from '../../portal/testing/portalPeople.ts';
import { contentOf } from '../../portal/testing/portalProject.ts';
import { liveHash, renamed } from '../../portal/testing/publishing.ts';
import { bodiesOf, type World } from './bodies.ts';

type Json = Readonly<Record<string, unknown>>;

/** A call that the server accepts once. */
export interface ReadyCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
  /** The path with values for its parameters. */
  readonly path: string;
  readonly as: string | undefined;
  readonly body?: Json;
}

type Prepare = (portal: PortalApp, world: World) => Promise<Partial<ReadyCall>>;

/** Records that an operation requires in addition to a project, and the arguments of its call. */
const preparations: Readonly<Record<string, Prepare>> = {
  'auth.resetPassword': async (portal) => {
    await portal.call('GET', `/auth/user/password/${people.subvendor}/reset`);
    const mails = await asAdmin(portal, 'GET', '/mailbox?size=1');
    const token = /token=([\w-]+)/.exec(String(contentOf(mails)[0]?.['body']).replaceAll('\\', ''))?.[1];
    return { body: { token, password: 'Formwork!2027' } };
  },
  'docusign.requestBillingDocs': async (portal, world) => {
    const { path, body } = bodyOf('projects.determine', world);
    await asAdmin(portal, 'POST', path, body);
    await asAdmin(portal, 'POST', `/docusign/packet/${world.envelope}/void`);
    return {};
  },
  'docusign.sendPacket': async (portal, { envelope }) => {
    await asAdmin(portal, 'POST', `/docusign/packet/${envelope}/void`);
    return {};
  },
  'drafts.remove': async (portal, world) => {
    const { path, body } = bodyOf('drafts.save', world);
    await portal.call('PUT', path, { token: await portal.signIn(people.manager), body });
    return { as: people.manager, path: `${path}?key=one` };
  },
  'emailTemplates.publish': async (portal, world) => {
    const { path, body } = bodyOf('emailTemplates.saveDraft', world);
    await asAdmin(portal, 'PUT', path, body);
    return { body: { templateId: body['templateId'] } };
  },
  'emailTemplates.reload': async (portal, world) => {
    const { path, body } = bodyOf('emailTemplates.saveDraft', world);
    await asAdmin(portal, 'PUT', path, body);
    return {};
  },
  'emailTemplates.saveDraft': async (portal, world) => {
    const { path, body } = bodyOf('emailTemplates.saveDraft', world);
    await asAdmin(portal, 'PUT', path, body);
    return {};
  },
  'contractors.removeExemption': async (portal, world) => {
    const { path, body } = bodyOf('organizations.addExemption', world);
    await asAdmin(portal, 'POST', path, body);
    return {};
  },
  'organizations.requestTransfer': async (portal) => {
    await rejectTransfers(portal);
    return {};
  },
  'organizations.transfers.decide': async (portal) => {
    await rejectTransfers(portal);
    const body = { targetEmail: 'next@studio.example' };
    const token = await portal.signIn(people.contractor);
    await portal.call('POST', '/organization/transfer/request', { token, body });
    const [waiting] = contentOf(await asAdmin(portal, 'GET', '/organization/transfer/requests?status=PENDING'));
    return { path: `/organization/transfer/requests/${String(waiting?.['id'])}/decision` };
  },
  'organizations.resendActivation': async (portal) => {
    const body = { name: 'Waits Example', email: 'wanda@waits.example', firstName: 'Wanda', lastName: 'Waits' };
    const added = await asAdmin(portal, 'POST', '/organization', body);
    return { path: `/organization/${String(readPath(added, 'id'))}/activation` };
  },
  'businessStructure.confirm': async (portal, world) => {
    const { path, body } = bodyOf('businessStructure.save', world);
    await portal.call('POST', path, { token: await portal.signIn(people.contractor), body });
    const [person] = contentOf(await asAdmin(portal, 'GET', `/persons?logicalName=${people.contractor}`));
    return { path: `/organization/${String(person?.['organizationId'])}/structure/confirmation` };
  },
  'evaluations.restructure': async (portal, world) => {
    const { projectNumber } = world;
    await asAdmin(portal, 'POST', '/projects/evaluation/skip/request', { projectNumber });
    await asAdmin(portal, 'POST', bodyOf('evaluations.requestFull', world).path);
    const rounds = contentOf(await asAdmin(portal, 'GET', `/evaluations?projectNumber=${projectNumber}&size=1000`));
    const open = rounds.find(({ side, status }) => side === 'manager' && status === 'INCOMPLETE');
    const { body } = bodyOf('evaluations.submitResponses', world);
    const token = await portal.signIn(people.manager);
    await portal.call('POST', `/evaluation/${String(open?.['id'])}/responses?type=MANAGER`, { token, body });
    return {};
  },
  'evaluations.requestFull': async (portal, { projectNumber }) => {
    await asAdmin(portal, 'POST', '/projects/evaluation/skip/request', { projectNumber });
    return {};
  },
  'projects.reassess': async (portal, world) => {
    const { path, body } = bodyOf('projects.determine', world);
    await asAdmin(portal, 'POST', path, body);
    return {};
  },
  'projects.reactivate': async (portal, world) => {
    const { path, body } = bodyOf('projects.close', world);
    await asAdmin(portal, 'POST', path, body);
    return {};
  },
  'releases.cancelScheduled': async (portal) => {
    const scheduled = await asAdmin(portal, 'POST', '/scheduled-publications', await scheduling(portal));
    const path = `/scheduled-publications/${String(readPath(scheduled, 'publication'))}/cancellation`;
    return { as: people.admin, path };
  },
  'releases.discardDraft': async (portal) => {
    const draft = { kind: 'form', definition: 'forgot-password', text: '{}', base: await liveHash(portal) };
    const saved = await asAdmin(portal, 'PUT', '/definition-drafts', draft);
    return { as: people.admin, path: `/definition-drafts/${String(readPath(saved, 'draft'))}` };
  },
  'releases.dryRun': async (portal) => {
    const { body: { note: _note, ...body } = {} } = await publication(portal);
    return { body };
  },
  'releases.endPreview': async (portal) => {
    const preview = { base: await liveHash(portal), drafts: [], role: 'Manager' };
    const opened = await asAdmin(portal, 'POST', '/previews/role', preview);
    return { as: people.admin, path: `/previews/${String(readPath(opened, 'preview'))}` };
  },
  'releases.move': async (portal, world) => ({ body: await moving(portal, world) }),
  'releases.moveBack': async (portal, world) => {
    const moved = await asAdmin(portal, 'POST', '/begun-work/moves', await moving(portal, world));
    return { as: people.admin, path: `/begun-work/moves/${String(readPath(moved, 'move'))}/return` };
  },
  'releases.previewAsAccount': async (portal) => ({
    body: { base: await liveHash(portal), drafts: [], account: people.manager },
  }),
  'releases.previewAsRole': async (portal) => ({
    body: { base: await liveHash(portal), drafts: [], role: 'Manager' },
  }),
  'releases.publish': publication,
  'releases.replay': async (portal) => ({ body: { base: await liveHash(portal) } }),
  'releases.rollback': async (portal, { release }) => {
    const base = await liveHash(portal);
    return { path: `/releases/${release}/rollback`, body: { base } };
  },
  'releases.schedule': async (portal) => ({ body: await scheduling(portal) }),
  'releases.saveDraft': async (portal) => ({
    body: { kind: 'form', definition: 'login', text: '{}', base: await liveHash(portal) },
  }),
  'requisitions.create': async (portal, { requisition }) => {
    // Only one of a kind can be pending.
    const decision = { status: 'REJECTED', approverNote: 'Another one follows.' };
    await asAdmin(portal, 'POST', `/requisitions/${requisition}/approval`, decision);
    return {};
  },
  'signing.sign': async (portal, { envelope }) => ({
    body: { ticket: await ticketOf(portal, envelope), typedName: 'A B', consent: true },
  }),
  'signing.decline': async (portal, { envelope }) => ({
    body: { ticket: await ticketOf(portal, envelope), declineReason: 'Not my rate.' },
  }),
};

/** Prepares a call of an operation in a fresh world; throws if no body is defined for it. */
export async function prepareCall(portal: PortalApp, operation: OperationModel, world: World): Promise<ReadyCall> {
  const prepared = (await preparations[operation.id]?.(portal, world)) ?? {};
  return { ...callOf(operation, world, prepared.path), ...prepared };
}

/** Returns a call of an operation in a given world. */
export function callOf(operation: OperationModel, world: World, prepared?: string): ReadyCall {
  const known = bodiesOf(world)[operation.id];
  const path = prepared ?? known?.path;
  if (path === undefined) throw new Error(`Nobody has said how "${operation.id}" is called.`);
  return { method: operation.method, as: known?.as, body: known?.body ?? {}, path };
}

/** Only one request can be pending. */
async function rejectTransfers(portal: PortalApp): Promise<void> {
  for (const { id } of contentOf(await asAdmin(portal, 'GET', '/organization/transfer/requests?status=PENDING'))) {
    await asAdmin(portal, 'POST', `/organization/transfer/requests/${String(id)}/decision`, { decision: 'REJECTED' });
  }
}

function bodyOf(operation: string, world: World): { readonly path: string; readonly body: Json } {
  const known = bodiesOf(world)[operation];
  if (known === undefined) throw new Error(`There is no body for "${operation}".`);
  return known;
}

async function publication(portal: PortalApp): Promise<Partial<ReadyCall>> {
  const changes = [await renamed('Sent twice')];
  return { body: { base: await liveHash(portal), changes, drafts: [], note: 'Try' } };
}

/** Returns the body that schedules a draft, which can be part of one publication only. */
async function scheduling(portal: PortalApp): Promise<Json> {
  for (const { publication: id, status } of listOf(await asAdmin(portal, 'GET', '/scheduled-publications'))) {
    if (status === 'scheduled') await asAdmin(portal, 'POST', `/scheduled-publications/${String(id)}/cancellation`);
  }
  const change = await renamed('Scheduled');
  const drafts = listOf(await asAdmin(portal, 'GET', '/definition-drafts'));
  const known = drafts.find(({ kind, definition }) => kind === change.kind && definition === change.definition);
  const draft = known ?? (await asAdmin(portal, 'PUT', '/definition-drafts', { ...change }));
  return { base: await liveHash(portal), drafts: [readPath(draft, 'draft')], publishAt: '2099-01-04T08:00:00Z' };
}

/** Starts a wizard under an older release, and returns the body that moves it to the live one. */
async function moving(portal: PortalApp, world: World): Promise<Json> {
  const from = await olderRelease(portal);
  const { path, body } = bodyOf('drafts.save', world);
  const started = { ...body, key: randomUUID(), release: from };
  await portal.call('PUT', path, { token: await portal.signIn(people.manager), body: started });
  return { base: await liveHash(portal), kind: 'wizard', name: path.split('/').at(-1), from };
}

/** Returns a release that was live before. Another one is published if there is none, which takes a while. */
async function olderRelease(portal: PortalApp): Promise<unknown> {
  const live = await liveHash(portal);
  const older = contentOf(await asAdmin(portal, 'GET', '/releases')).find(({ isLive }) => isLive === false);
  if (older !== undefined) return older['release'];
  await asAdmin(portal, 'POST', '/releases', { base: live, changes: [await renamed('Published before')] });
  return live;
}

function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

async function asAdmin(portal: PortalApp, method: ReadyCall['method'], path: string, body?: Json): Promise<unknown> {
  const token = await portal.signIn(people.admin);
  const { status, text, json } = await portal.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
  return json;
}

/** Opens the document with the newest link in the mailbox. */
async function ticketOf(portal: PortalApp, envelope: string): Promise<unknown> {
  const status = await asAdmin(portal, 'GET', `/docusign/status/${envelope}`);
  const mails = await asAdmin(portal, 'GET', '/mailbox?size=4');
  for (const { body } of contentOf(mails)) {
    // The mailbox returns Markdown, in which characters of a link are escaped.
    const token = /signing\?token=([\w-]+)/.exec(String(body).replaceAll('\\', ''))?.[1];
    if (token === undefined) continue;
    const opening = { token, accessCode: readPath(status, 'accessCode') };
    const { json } = await portal.call('POST', '/signing/open', { body: opening });
    if (isRecord(json) && json['ticket'] !== undefined) return json['ticket'];
  }
  throw new Error('No link of the packet was mailed.');
}
