import { describe, expect, test } from 'vitest';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject, projectBody } from '../../testing/portalProject.ts';

type Json = Readonly<Record<string, unknown>>;

eachPortal('a candidate', (opened) => {
  const create = async (candidateEmail: string, as: string = people.manager, changes: Json = {}) => {
    const { portal } = opened();
    const body = projectBody(changes, { candidateEmail });
    return portal.call('POST', '/project', { token: await portal.signIn(as), body });
  };
  const accountOf = (email: string) =>
    opened()
      .database.current()
      .selectFrom('account')
      .select(['roles', 'functional_ids', 'company_ids', 'company_id', 'attributes', 'active'])
      .where('email', '=', email)
      .executeTakeFirst();

  describe('is refused at the field, and nothing is stored, when the e-mail belongs to', () => {
    test.each([
      ['an administrator', people.admin],
      ['a program director', people.director],
      ['a program manager', people.programAdmin],
      ['a manager of the same company', people.otherManager],
      ['a manager of another company', people.harborManager],
      ['a proxy manager', people.proxyManager],
      ['a subvendor', people.subvendor],
      ['the manager who names it', people.manager],
      ['the manager who names it, in capitals', people.manager.toUpperCase()],
    ])('%s', async (_, email) => {
      const { database } = opened();
      const before = await dumpPortal(database);

      const { status, json } = await create(email);

      expect({ status, fields: Object(json).fields }).toEqual({
        status: 400,
        fields: {
          '/candidate/candidateEmail':
            "This person cannot be the contractor: the email belongs to a manager, to the portal's staff or to a closed account. Please use another email.",
        },
      });
      expect(await dumpPortal(database)).toEqual(before);
    });

    test('a contractor who holds a further role, other than that of a subvendor', async () => {
      const { database } = opened();
      const roles = (names: string[]) =>
        database.current().updateTable('account').set({ roles: names }).where('email', '=', people.rival).execute();
      await roles(['Contractor', 'Admin']);

      const both = await create(people.rival);
      await roles(['Contractor', 'SubVendor']);
      const firm = await create(people.rival);

      await roles(['Contractor']);
      expect([both.status, firm.status]).toEqual([400, 200]);
    });

    test('an account that is closed', async () => {
      const { database } = opened();
      const account = database.current().updateTable('account').where('email', '=', people.rival);
      await account.set({ active: false }).execute();

      const { status } = await create(people.rival);

      await account.set({ active: true }).execute();
      expect(status).toBe(400);
    });

    test('a person who manages a project and has no account', async () => {
      const { portal, database } = opened();
      const { projectNumber } = await createProject(portal);
      await database
        .current()
        .updateTable('project_person')
        .set({ logical_name: 'moved@client.example' })
        .where('project_number', '=', projectNumber)
        .where('side', '=', 'manager')
        .execute();

      expect((await create('moved@client.example')).status).toBe(400);
    });
  });

  test('is not the manager whom an administrator names or creates', async () => {
    const { database } = opened();
    const before = await dumpPortal(database);
    const managerInfo = { email: 'twin@client.example', firstName: 'T', lastName: 'W', companyId: 1 };

    const created = await create('twin@client.example', people.programAdmin, { createManager: true, managerInfo });

    expect([created.status, Object.keys(Object(created.json).fields)]).toEqual([400, ['/candidate/candidateEmail']]);
    expect(await dumpPortal(database)).toEqual(before);
  });

  test('who is a contractor already keeps the account, and sees and answers for the project of a further company', async () => {
    const { portal } = opened();
    const before = await accountOf(people.rival);

    const { projectNumber } = await createProject(portal, {
      as: people.harborManager,
      body: { companyId: 2, additionalFields: [] },
      candidate: { candidateEmail: people.rival },
    });

    expect(await accountOf(people.rival)).toEqual(before);
    const token = await portal.signIn(people.rival);
    const own = contentOf((await portal.call('GET', '/projects/list', { token })).json);
    expect(own.map((project) => project['projectNumber'])).toContain(projectNumber);
    const responseList = [
      { questionId: 313, answer: 'No' },
      { questionId: 310, answer: 'None' },
    ];
    const answered = await portal.call('POST', '/organization/question/responses', {
      token,
      body: { companyId: 2, regionId: 1, responseList },
    });
    const stranger = await portal.call('POST', '/organization/question/responses', {
      token: await portal.signIn(people.contractor),
      body: { companyId: 2, regionId: 1, responseList },
    });
    expect([answered.status, stranger.status]).toEqual([204, 404]);
  });
});
