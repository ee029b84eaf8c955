import { beforeAll, expect, test } from 'vitest';
import { functionsOfRoles, type OperationModel, writePath } from '#engine';
import type { Method } from '#server/testing';
import { eachPortal } from '../../portal/testing/eachPortal.ts';

import { people } from '../../portal/testing/portalPeople.ts';
import { portalSource } from '../../portal/testing/portalRelease.ts';
import { isLongSuite } from '../isLongSuite.ts';
import { bodiesOf, type World } from './bodies.ts';
import { createWorld } from './createWorld.ts';
import { type PersonSlot, personSlots } from './personSlots.ts';

/** All kinds of accounts that a request can refer to. */
const kinds = {
  administrator: { roles: ['Admin'], companies: [1, 2], functions: [2004] },
  director: { roles: ['ProgramAdminAdmin'], companies: [1, 2], functions: [] },
  'program manager': { roles: ['ProgramAdmin'], companies: [1], functions: [2004, 2008] },
  manager: { roles: ['Manager'], companies: [1], functions: [] },
  'manager of another company': { roles: ['Manager'], companies: [2], functions: [] },
  'proxy manager': { roles: ['Manager', 'ProxyManager'], companies: [2], functions: [] },
  'proxy manager alone': { roles: ['ProxyManager'], companies: [1], functions: [] },
  contractor: { roles: ['Contractor'], companies: [1], functions: [] },
  'contractor of another company': { roles: ['Contractor'], companies: [2], functions: [5001] },
  'contractor who is an administrator': { roles: ['Contractor', 'Admin'], companies: [1], functions: [] },
  'contractor who is a manager': { roles: ['Contractor', 'Manager'], companies: [2], functions: [] },
  subvendor: { roles: ['SubVendor'], companies: [1], functions: [] },
  'account without a role': { roles: [], companies: [], functions: [] },
} as const;

interface Named {
  readonly operation: OperationModel;
  readonly slot: PersonSlot;
}

interface Naming {
  readonly as: string | undefined;
  readonly emails: readonly string[];
}

const { release } = await portalSource();
const places = Object.values(release.operations).flatMap((operation) =>
  personSlots(operation, release).map((slot): readonly [string, Named] => [
    `${operation.id} ${slot.at} ${slot.name}`,
    { operation, slot },
  ]),
);
interface Kind {
  readonly roles: readonly string[];
  readonly functions: readonly number[];
}

/** Returns the functions of the roles, and the account's own. */
function functionsOf({ roles, functions }: Kind): number[] {
  return [...functionsOfRoles(roles, release.access), ...functions];
}

/** Returns whether an operation only lists records, and thus cannot change any. A user in the path can be changed. */
const isList = ({ operation, slot }: Named): boolean =>
  operation.method === 'GET' && operation.result.shape !== 'one' && slot.at === 'query';
const acts = places.filter(([, named]) => !isList(named));
const lists = places.filter(([, named]) => isList(named));

/** Other parameters that a request needs to be valid. */
const beside: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'managerInfo.email': {
    createManager: true,
    managerInfo: { email: 'a@client.example', firstName: 'A', lastName: 'B', companyId: 1 },
  },
};

/** Returns every fourth kind of account, others for each request; in the long suite all of them. */
let turn = 0;
function someOf<Kind>(all: readonly Kind[]): readonly Kind[] {
  turn += 1;
  return all.filter((_kind, index) => isLongSuite || (index + turn) % 4 === 0);
}

eachPortal('whoever is named in a request', (opened) => {
  let world: World | undefined;
  let made = 0;
  beforeAll(async () => {
    world = await createWorld(opened().portal);
  });

  /**
   * Adds an account of each kind that no request has referred to, with persons; every other one has an organisation.
   */
  const addKinds = async (): Promise<readonly string[]> => {
    const db = opened().database.current();
    const names = { first_name: 'Nell', last_name: 'Named' };
    const added = someOf(Object.values(kinds)).map((kind) => {
      made += 1;
      return { kind, made, email: `named${made}@client.example` };
    });
    const organizations = await db
      .insertInto('organization')
      .values(added.map(({ email }) => ({ name: 'Named Example', logical_name: email })))
      .returning('id')
      .execute();
    const rows = added.map((one, index) => ({ ...one, organization: organizations[index]?.id ?? null }));
    await db
      .insertInto('person')
      .values(rows.map(({ email, organization }) => ({ ...names, logical_name: email, organization_id: organization })))
      .execute();
    await db
      .insertInto('account')
      .values(
        rows.map(({ kind, email, organization, made: number }) => ({
          ...{ ...names, email, username: email, password_hash: 'none', company_id: kind.companies[0] ?? null },
          ...{ roles: [...kind.roles], functional_ids: functionsOf(kind), company_ids: [...kind.companies] },
          attributes: JSON.stringify(number % 2 === 0 ? { subVendorId: organization } : {}),
        })),
      )
      .execute();
    return added.map(({ email }) => email);
  };
  const rights = async () =>
    opened()
      .database.current()
      .selectFrom('account')
      .select(['id', 'roles', 'functional_ids', 'company_ids', 'company_id', 'attributes'])
      .orderBy('id')
      .execute();
  /** Restores the original users of the project, whatever the previous call has changed. */
  const restore = async (projectNumber: string): Promise<void> => {
    for (const side of ['manager', 'contractor'] as const) {
      await opened()
        .database.current()
        .updateTable('project_person')
        .set({ logical_name: people[side] })
        .where('project_number', '=', projectNumber)
        .where('side', '=', side)
        .execute();
    }
  };

  test('is looked for in at least the acts that name people', () => {
    expect(places.map(([title]) => title)).toEqual(
      expect.arrayContaining([
        'accounts.create body email',
        'auth.requestPasswordReset path email',
        'organizations.activate body email',
        'persons.changeLoginEmail body logicalNameFrom',
        'persons.changeLoginEmail body logicalNameTo',
        'persons.update body logicalName',
        'projects.changeManager body oldManagerLogicalName',
        'projects.changeManager body newManagerLogicalName',
        'projects.create query managerLogicalName',
        'projects.create body candidate.candidateEmail',
        'projects.create body managerInfo.email',
        'projects.mergeContractors body oldLogicalName',
        'projects.mergeContractors body newLogicalName',
      ]),
    );
  });

  /** Sends a request for each account and the caller. Returns the statuses. */
  const nameAll = async ({ operation, slot }: Named, { as, emails }: Naming): Promise<readonly number[]> => {
    const { portal } = opened();
    if (world === undefined) throw new Error('There is no world.');
    const token = as === undefined ? undefined : await portal.signIn(as);
    const statuses: number[] = [];
    for (const email of [as ?? people.manager, ...emails]) {
      if (operation.method !== 'GET') await restore(world.projectNumber);
      const { path, body } = requestOf({ operation, slot }, email, bodiesOf(world)[operation.id]);
      statuses.push((await portal.call(methodOf(operation), path, { token, body })).status);
    }
    return statuses;
  };
  /** Returns the current rights of the accounts. */
  const rightsOf = async (before: Awaited<ReturnType<typeof rights>>) => {
    const known = new Set(before.map(({ id }) => id));
    return (await rights()).filter(({ id }) => known.has(id));
  };

  test.each(acts)('keeps roles, functions, companies and organisation: %s', async (_, named) => {
    const sent = world === undefined ? undefined : bodiesOf(world)[named.operation.id];
    const callers = sent === undefined || sent.as === undefined ? [sent?.as] : [sent.as, people.programAdmin];
    for (const as of new Set(callers)) {
      const emails = await addKinds();
      const before = await rights();

      const statuses = await nameAll(named, { as, emails });

      expect(statuses).toHaveLength(emails.length + 1);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(await rightsOf(before)).toEqual(before);
    }
  });

  test('keeps them in lists that are asked for a person', async () => {
    const emails = await addKinds();
    const before = await rights();

    for (const [title, named] of lists) {
      const statuses = await nameAll(named, { as: people.admin, emails });
      expect([title, new Set(statuses)]).toEqual([title, new Set([200])]);
    }

    expect(await rightsOf(before)).toEqual(before);
  });
});

type Sent = ReturnType<typeof bodiesOf>[string];

function requestOf({ operation, slot }: Named, email: string, sent: Sent | undefined) {
  const start = sent?.path ?? operation.path.replace(/\{\w+\}/g, 'none');
  const body = operation.body === undefined ? undefined : { ...sent?.body, ...beside[slot.name] };
  if (slot.at === 'body') return { path: start, body: writePath(body, slot.name, email) };
  if (slot.at === 'path') return { path: operation.path.replace(`{${slot.name}}`, email), body };
  return { path: `${start}${start.includes('?') ? '&' : '?'}${slot.name}=${encodeURIComponent(email)}`, body };
}

function methodOf({ id, method }: OperationModel): Method {
  if (method === 'PATCH') throw new Error(`${id}: nothing is patched here.`);
  return method;
}
