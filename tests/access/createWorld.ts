import { randomUUID } from 'node:crypto';
import type { PortalApp } from '../../portal/testing/openPortalApp.ts';
import { people } from '../../portal/testing/portalPeople.ts';
import { contentOf, createProject } from '../../portal/testing/portalProject.ts';
import { projectSheet, sendSheet } from '../../portal/testing/projectSheet.ts';
import { sendParts } from '../../portal/testing/sendParts.ts';
import type { World } from './bodies.ts';

/** Records that operations use up: of a project, and a submitted document. */
type Consumed = Pick<
  World,
  'projectNumber' | 'managerEvaluation' | 'requisition' | 'envelope' | 'organization' | 'submit'
>;

/** Creates a project of the first manager with its open evaluations, a pending request, a packet and a document. */
export async function createConsumed(portal: PortalApp): Promise<Consumed> {
  const { projectNumber, managerEvaluation } = await createProject(portal);
  const asked = await portal.call('POST', '/requisitions', {
    token: await portal.signIn(people.manager),
    body: { projectNumber, type: 'PROJECT_EXTENSION', toDate: '2027-08-31' },
  });
  const token = await portal.signIn(people.admin);
  await portal.call('POST', `/docusign/packet/send/${projectNumber}`, { token });
  const { json: project } = await portal.call('GET', `/projects/${projectNumber}`, { token });
  const uploaded = await sendParts(portal, '/document/upload', {
    as: people.contractor,
    files: [{ name: 'form.txt', content: 'A form.' }],
    part: { name: 'documentSubmit', json: { documentId: 1 } },
  });
  return {
    projectNumber,
    managerEvaluation,
    requisition: Number(Object(asked.json).id),
    envelope: String(Object(project).envelopeId),
    organization: Number(Object(Object(project).contractor).organizationId),
    submit: String(Object(Object(uploaded.json)[0]).s3Id),
  };
}

/** Creates records that every operation can be called with. */
export async function createWorld(portal: PortalApp): Promise<World> {
  const consumed = await createConsumed(portal);
  const token = await portal.signIn(people.admin);
  await portal.call('POST', '/organization/transfer/request', {
    token: await portal.signIn(people.contractor),
    body: { targetEmail: 'next@studio.example' },
  });
  const { json: transfers } = await portal.call('GET', '/organization/transfer/requests', { token });
  const waiting = await sendSheet(portal, '/scheduler/projectImport/2027-01-01T00:00:00Z', {
    as: people.admin,
    content: await projectSheet({ 'Candidate Email': 'waits@studio.example' }),
  });
  const { json: other } = await portal.call('POST', '/organization', {
    token,
    body: {
      name: 'Weaver Example',
      email: `wanda-${randomUUID()}@weaver.example`,
      firstName: 'Wanda',
      lastName: 'Weaver',
    },
  });
  const { json: users } = await portal.call('GET', `/auth/users?search=${people.harborManager}`, { token });
  return {
    ...consumed,
    otherOrganization: Number(Object(other).id),
    transfer: Number(contentOf(transfers)[0]?.['id']),
    importTask: Number(Object(waiting.json).id),
    user: Number(contentOf(users)[0]?.['id']),
    release: portal.release.hash,
  };
}
