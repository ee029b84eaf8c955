import { beforeAll, describe, expect, test } from 'vitest';
import type { Method } from '#server/testing';
import { dumpPortal } from '../../portal/testing/dumpPortal.ts';
import { eachPortal } from '../../portal/testing/eachPortal.ts';
import type { PortalAnswer } from '../../portal/testing/openPortalApp.ts';
import { people } from '../../portal/testing/portalPeople.ts';
import { contentOf } from '../../portal/testing/portalProject.ts';
import { bodiesOf, type World } from './bodies.ts';
import { createWorld } from './createWorld.ts';

const strangers = ['otherManager', 'harborManager', 'rival', 'subvendor'] as const;

/** The records of other users, and the same request for a record that does not exist. */
interface Reach {
  readonly title: string;
  readonly method: Method;
  readonly path: (world: World) => string;
  readonly body?: (world: World) => unknown;
}

const nobodys: World = {
  projectNumber: '1-1-999999',
  managerEvaluation: 999_999,
  requisition: 999_999,
  envelope: 'none',
  organization: 999_999,
  otherOrganization: 999_999,
  submit: '00000000-0000-4000-8000-000000000000',
  transfer: 999_999,
  importTask: 999_999,
  user: 999_999,
  release: 'f'.repeat(64),
};

function sent(id: string): Pick<Reach, 'path' | 'body'> {
  return { path: (world) => bodiesOf(world)[id]?.path ?? '', body: (world) => bodiesOf(world)[id]?.body };
}

const reaches: readonly Reach[] = [
  { title: 'reading a project', method: 'GET', path: ({ projectNumber }) => `/projects/${projectNumber}` },
  { title: 'reading its history', method: 'GET', path: ({ projectNumber }) => `/projects/${projectNumber}/history` },
  {
    title: 'reading an evaluation',
    method: 'GET',
    path: ({ managerEvaluation }) => `/evaluations/${managerEvaluation}`,
  },
  {
    title: 'asking its questions',
    method: 'GET',
    path: ({ managerEvaluation }) => `/evaluation/qa?type=MANAGER&evaluationId=${managerEvaluation}`,
  },
  {
    title: 'reviewing its answers',
    method: 'GET',
    path: ({ managerEvaluation }) => `/evaluation/${managerEvaluation}/template`,
  },
  {
    title: 'reading what was signed',
    method: 'GET',
    path: ({ projectNumber, envelope }) => `/docusign/document/${projectNumber}/${envelope}`,
  },
  { title: 'downloading a document', method: 'GET', path: ({ submit }) => `/docstore/${submit}` },
  { title: 'deleting a document', method: 'DELETE', path: ({ submit }) => `/document/${submit}` },
  {
    title: 'listing the documents of a project',
    method: 'GET',
    path: ({ projectNumber }) => `/documents?contractorType=IC&projectNumber=${projectNumber}`,
  },
  { title: 'accepting a document', method: 'PUT', ...sent('documents.accept') },
  { title: 'ending a packet', method: 'POST', ...sent('docusign.voidPacket') },
  { title: 'answering it', method: 'POST', ...sent('evaluations.submitResponses') },
  { title: 'closing a project', method: 'POST', ...sent('projects.close') },
  { title: 'moving a project', method: 'POST', ...sent('projects.setWorkLocation') },
  { title: 'asking for more', method: 'POST', ...sent('requisitions.create') },
  { title: 'deciding', method: 'POST', ...sent('projects.determine') },
  { title: 'approving', method: 'POST', ...sent('requisitions.approve') },
];

const cells = reaches.flatMap((reach) => strangers.map((stranger) => ({ ...reach, stranger })));

eachPortal('[1.3] what belongs to others', (opened) => {
  let world = nobodys;
  beforeAll(async () => {
    world = await createWorld(opened().portal);
  });

  test.each(cells)('$title: to $stranger it is as if there were nothing', async ({ stranger, method, path, body }) => {
    const { portal, database } = opened();
    const token = await portal.signIn(people[stranger]);
    const before = await dumpPortal(database);
    const ask = (about: World): Promise<PortalAnswer> =>
      portal.call(method, path(about), { token, ...(body === undefined ? {} : { body: body(about) }) });

    const theirs = await ask(world);
    const unknown = await ask(nobodys);

    expect([403, 404]).toContain(theirs.status);
    expect([theirs.status, theirs.text]).toEqual([unknown.status, unknown.text]);
    expect(await dumpPortal(database)).toEqual(before);
  });

  test('is in no list, however it is asked for', async () => {
    const { portal } = opened();
    const { projectNumber } = world;
    const paths = [
      '/projects/list',
      `/projects/list?filter=${encodeURIComponent(`projectNumber|equals|${projectNumber}`)}`,
      `/projects/list?managerLogicalName=${people.manager}`,
      `/projects/list?contractorLastName=*`,
      '/evaluations',
      `/evaluations?projectNumber=${projectNumber}`,
      `/evaluations?managerLogicalName=${people.manager}`,
      `/evaluations?contractorLogicalName=${people.contractor}`,
      '/requisitions',
      `/requisitions?projectNumber=${projectNumber}`,
      `/requisitions?requesterLogicalName=${people.manager}`,
    ];
    for (const stranger of strangers) {
      const token = await portal.signIn(people[stranger]);
      for (const path of paths) {
        const { status, json } = await portal.call('GET', path, { token });
        expect([stranger, path, status === 403 ? [] : contentOf(json)]).toEqual([stranger, path, []]);
      }
    }
  });

  describe('of an organisation', () => {
    test.each(['contractor', 'subvendor', 'rival'] as const)('is not read by the %s of another one', async (reader) => {
      const { portal, database } = opened();
      const token = await portal.signIn(people[reader]);
      const rows = await database.current().selectFrom('organization').select(['id', 'logical_name']).execute();
      const unknown = await portal.call('GET', '/organization/999999/structure/responses', { token });
      expect(unknown.status).toBe(404);
      for (const { id } of rows.filter((row) => row.logical_name !== people[reader])) {
        const { status, text } = await portal.call('GET', `/organization/${id}/structure/responses`, { token });
        expect([status, text]).toEqual([404, unknown.text]);
      }
    });
  });

  test('a draft is found by its writer only', async () => {
    const { portal } = opened();
    const draft = { key: 'mine', variant: 'manager', step: 'job-details', release: 'x', data: { a: 1 } };
    const mine = await portal.signIn(people.manager);
    expect((await portal.call('PUT', '/drafts/new-project', { token: mine, body: draft })).status).toBe(200);
    expect((await portal.call('GET', '/drafts/new-project?key=mine', { token: mine })).status).toBe(200);

    for (const name of ['otherManager', 'admin'] as const) {
      const token = await portal.signIn(people[name]);
      const theirs = await portal.call('GET', '/drafts/new-project?key=mine', { token });
      expect(theirs.text).toBe((await portal.call('GET', '/drafts/new-project?key=none', { token })).text);
      await portal.call('DELETE', '/drafts/new-project?key=mine', { token });
    }
    expect((await portal.call('GET', '/drafts/new-project?key=mine', { token: mine })).status).toBe(200);
  });
});
