import { randomUUID } from 'node:crypto';
import { isRecord, readPath } from '#engine';
import { people } from '../../portal/testing/portalPeople.ts';
import { contentOf, projectBody, responsesOf } from '../../portal/testing/portalProject.ts';

interface Answer {
  readonly status: number;
  readonly json: unknown;
}

/** A call of the portal. */
interface Sending {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly as: string;
  /** JSON, or the name of a file that is sent as a form. */
  readonly body?: Readonly<Record<string, unknown>> | string;
  /** Idempotency key. */
  readonly key?: string;
}

/** A change that somebody makes. */
export interface Road extends Sending {
  readonly title: string;
  readonly key: string;
}

/** Calls the portal. Rejects if it does not respond. */
export type Call = (sending: Sending) => Promise<Answer>;

/** Returns twenty changes that do not depend on each other, of new records. */
export async function prepareRoads(call: Call): Promise<readonly Road[]> {
  const { manager, contractor, admin, subvendor } = people;
  const make = async (): Promise<string> => {
    const made = await call({ method: 'POST', path: '/project', as: manager, body: projectBody() });
    if (!isRecord(made.json)) throw new Error(`No project: ${made.status}`);
    return String(made.json['projectNumber']);
  };
  const [noted, extended, closed] = [await make(), await make(), await make()];
  const [evaluated, renamed, placed] = [await make(), await make(), await make()];
  const evaluation = await evaluationOf(call, evaluated);
  const id = randomUUID().slice(0, 8);
  const number = 7000 + Math.floor(Math.random() * 90_000);
  const road = (
    title: string,
    method: Road['method'],
    path: string,
    as: string,
    body: NonNullable<Road['body']>,
  ): Road => ({
    ...{ title, method, path, as, body },
    key: randomUUID(),
  });
  const names = { firstName: 'Fay', lastName: `Fault${id}` };
  return [
    road('a project is created', 'POST', '/project', manager, projectBody({ projectName: `Fault ${id}` })),
    road('a note is added', 'POST', `/project/${noted}/notes`, admin, { note: `Fault ${id}` }),
    road('an extension is requested', 'POST', '/requisitions', manager, {
      ...{ projectNumber: extended, type: 'PROJECT_EXTENSION', toDate: '2027-09-30' },
    }),
    road('a project is closed', 'POST', '/project/closure', manager, {
      ...{ projectNumber: closed, closingDate: '2026-12-01', reasonId: 1 },
    }),
    road('an evaluation is submitted', 'POST', `/evaluation/${evaluation}/responses?type=MANAGER`, manager, {
      responses: responsesOf('manager', 'allIndependent'),
    }),
    road('a project is renamed', 'PUT', `/projects/${renamed}`, admin, { projectName: `Fault ${id}` }),
    road('a place of work is set', 'POST', '/projects/contractor/worklocation', contractor, {
      ...{ projectNumber: placed, workLocationId: 'US-CA' },
    }),
    road('a mail is sent again', 'POST', '/notifications', admin, { type: 'PROJECT_START', projectNumber: noted }),
    road('a welcome is sent', 'POST', `/email/${noted}/welcome`, admin, {}),
    road('an organisation is added', 'POST', '/organization', admin, {
      ...{ name: `Fault ${id}`, email: `org-${id}@fault.example`, ...names },
    }),
    road('a user is added', 'POST', '/auth/user', admin, {
      ...{ email: `user-${id}@client.example`, username: `user-${id}`, ...names },
      ...{ password: 'eight888', roles: 'Manager', preference: { clientids: '1' } },
    }),
    road('a resource is added', 'POST', '/organization/resource', subvendor, {
      ...{ email: `resource-${id}@fault.example`, phoneNumber: '2025550121', ...names },
    }),
    road('a person is renamed', 'PUT', '/organization/person/safe', admin, {
      ...{ logicalName: people.contractor, firstName: 'Cleo', lastName: `Clay${id}` },
    }),
    road('a draft is saved', 'PUT', '/drafts/new-project', manager, {
      ...{ key: id, variant: 'manager', step: 'job-details', release: 'x', data: { step: 1 } },
    }),
    road('a preference is saved', 'PUT', '/preferences', manager, { key: `books/${id}`, value: { value: 25 } }),
    road('a function is added', 'POST', '/config/function', admin, { uiFunctionId: number, name: `Fault ${id}` }),
    road('a legal text is published', 'PUT', '/legal/terms', admin, {
      ...{ version: id, english: `Terms ${id}`, french: 'Conditions', romanian: 'Condiții', chinese: '条款' },
    }),
    road('a mail template is drafted', 'PUT', '/email/template/editions', admin, {
      ...{ templateId: 'project-close', subject: `Closed ${id}`, html: '<p>It is over.</p>' },
    }),
    road('an own name is changed', 'PUT', '/auth/user', manager, { firstName: 'Mona', lastName: `Manager${id}` }),
    road('a document is uploaded', 'POST', '/document/upload', contractor, `fault-${id}.txt`),
  ];
}

async function evaluationOf(call: Call, projectNumber: string): Promise<number> {
  const path = `/evaluations?projectNumber=${projectNumber}`;
  const { json } = await call({ method: 'GET', path, as: people.admin });
  const own = contentOf(json).find((one) => readPath(one, 'side') === 'manager');
  return Number(own?.['id']);
}
