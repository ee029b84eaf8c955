import { randomUUID } from 'node:crypto';
import type { PortalApp } from '../../portal/testing/openPortalApp.ts';
import { people } from '../../portal/testing/portalPeople.ts';
import { contentOf, createProject } from '../../portal/testing/portalProject.ts';
import { projectSheet, sendSheet } from '../../portal/testing/projectSheet.ts';
import { sendParts } from '../../portal/testing/sendParts.ts';
import type { World } from './bodies.ts';

/** Creates a project of the first manager with its open evaluations and a pending request. */
export async function createWorld(portal: PortalApp): Promise<World> {
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
    projectNumber,
    managerEvaluation,
    requisition: Number(Object(asked.json).id),
    envelope: String(Object(project).envelopeId),
    organization: Number(Object(Object(project).contractor).organizationId),
    otherOrganization: Number(Object(other).id),
    submit: String(Object(Object(uploaded.json)[0]).s3Id),
    transfer: Number(contentOf(transfers)[0]?.['id']),
    importTask: Number(Object(waiting.json).id),
    user: Number(contentOf(users)[0]?.['id']),
    release: portal.release.hash,
  };
}
