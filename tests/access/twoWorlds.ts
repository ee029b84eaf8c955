import type { PortalApp } from '../../server/testing/openPortalApp.ts';
import { people } from '../../server/testing/portalPeople.ts';
import { createProject } from '../../server/testing/portalProject.ts';
import type { CallerName } from './callers.ts';

/** Which record of an entity a request names: one of the first client, one of a stranger, or none at all. */
export const whose = ['first', 'stranger', 'nobody'] as const;
export type Whose = (typeof whose)[number];

/** Entity → record → key. */
export type Keys = Readonly<Record<string, Readonly<Record<Whose, string | number>>>>;

/** A project with evaluations and a request at each of two companies, whose people have nothing to do with each other. */
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
    person: { first: people.manager, stranger: people.harborManager, nobody: 'nobody@client.example' },
    project: { first: first.projectNumber, stranger: stranger.projectNumber, nobody: '1-1-999999' },
    evaluation: { first: first.managerEvaluation, stranger: stranger.managerEvaluation, nobody: 999_999 },
    requisition: {
      first: await request(people.manager, first.projectNumber),
      stranger: await request(people.harborManager, stranger.projectNumber),
      nobody: 999_999,
    },
  };
}

/** Who stands in which relation to the first record, decided by hand; nobody of the callers has one to the stranger's. */
export const relations: Readonly<Record<string, Readonly<Record<string, readonly CallerName[]>>>> = {
  project: { manager: ['manager'], contractor: ['contractor'], company: ['manager', 'proxyManager'] },
  evaluation: { manager: ['manager'], contractor: [] },
  requisition: { manager: ['manager'] },
};
