import { describe, expect, test } from 'vitest';
import { functionsOfRoles } from '#engine';
import { readMails } from '../../../server/testing/readMails.ts';
import { dumpPortal } from '../../testing/dumpPortal.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';
import { contentOf, createProject } from '../../testing/portalProject.ts';

type Json = Readonly<Record<string, unknown>>;

eachPortal('the resources of an organisation', (opened) => {
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: Json, as: string = people.subvendor) => {
    const { portal } = opened();
    return portal.call(method, path, { token: await portal.signIn(as), ...(body === undefined ? {} : { body }) });
  };
  const organizationOf = async (login: string): Promise<number> => {
    const db = opened().database.current();
    const row = db.selectFrom('organization').select('id').where('logical_name', '=', login);
    return (await row.executeTakeFirstOrThrow()).id;
  };
  const resource = (email: string, changes: Json = {}): Json => ({
    ...{ firstName: 'Remy', lastName: 'Resource', email, phoneNumber: '2025550120' },
    ...changes,
  });
  const accountOf = (email: string) =>
    opened()
      .database.current()
      .selectFrom('account')
      .select(['roles', 'company_ids', 'functional_ids', 'attributes', 'first_name', 'password_hash', 'active'])
      .where('email', '=', email)
      .executeTakeFirst();

  test('are added by its subvendor, with an account to be activated', async () => {
    const id = await organizationOf(people.subvendor);

    const { status, json } = await send('POST', '/organization/resource', resource('Remy@Firm.example'));

    expect([status, json]).toMatchObject([
      200,
      { logicalName: 'remy@firm.example', organizationId: id, phone: '2025550120', active: true, activated: false },
    ]);
    expect(await accountOf('remy@firm.example')).toMatchObject({
      ...{
        roles: ['Contractor'],
        company_ids: [1],
        functional_ids: functionsOfRoles(['Contractor'], opened().portal.release.access),
        attributes: { subVendorId: id },
      },
      password_hash: null,
    });
    expect((await readMails(opened().database, 'remy@firm.example')).map(({ text }) => text).join()).toContain(
      'subvendoractivation?token=',
    );
    const { json: listed } = await send('GET', `/organization/${id}/resources?sort=lastName`);
    expect(contentOf(listed).map(({ logicalName }) => logicalName)).toEqual(['remy@firm.example', people.subvendor]);
    const { json: found } = await send('GET', `/organization/${id}/resources?search=rem`);
    expect(contentOf(found).map(({ logicalName }) => logicalName)).toEqual(['remy@firm.example']);
  });

  test('are added by an administrator to any organisation', async () => {
    const organizationId = await organizationOf(people.rival);

    const { json } = await send(
      'POST',
      '/organization/resource',
      resource('rory@rival.example', { organizationId }),
      people.admin,
    );

    expect(json).toMatchObject({ organizationId, logicalName: 'rory@rival.example' });
  });

  test.each([
    ['a manager', people.manager],
    ['an administrator', people.admin],
    ['a contractor of another organisation', people.contractor],
    ['the subvendor', people.subvendor],
  ])('are not made of %s, who keeps every right', async (_, login) => {
    const before = await dumpPortal(opened().database);

    const { status, json } = await send('POST', '/organization/resource', resource(login));

    const message = 'Somebody has this email already. Use another email, or write to the support mailbox.';
    expect([status, json]).toMatchObject([400, { message, fields: { '/email': message } }]);
    expect(await dumpPortal(opened().database)).toEqual(before);
  });

  describe('that are edited', () => {
    test('have other names and another telephone, in their projects too, and keep their rights', async () => {
      const email = 'rosa@firm.example';
      await send('POST', '/organization/resource', resource(email));
      const { projectNumber } = await createProject(opened().portal, { candidate: { candidateEmail: email } });
      const before = await accountOf(email);

      const names = { firstName: 'Rosa', lastName: 'Rand', phoneNumber: '2025550121' };
      const { status, json } = await send('PUT', '/organization/resource', { logicalName: email, ...names });

      expect([status, json]).toMatchObject([201, { name: 'Rosa Rand', phone: '2025550121', active: true }]);
      expect(await accountOf(email)).toEqual({ ...before, first_name: 'Rosa' });
      const { json: project } = await send('GET', `/projects/${projectNumber}`, undefined, people.admin);
      expect(project).toMatchObject({ contractor: { name: 'Rosa Rand', phone: '2025550121' } });
    });

    test('are no longer offered to projects when they are inactive, until they are active again', async () => {
      const email = 'rhea@firm.example';
      await send('POST', '/organization/resource', resource(email));
      const offered = async () => {
        const { json } = await send('GET', '/organization/onboarded/resources?companyId=1', undefined, people.admin);
        return JSON.stringify(json).includes(email);
      };
      const set = async (active: boolean) =>
        (await send('PUT', '/organization/resource', { logicalName: email, active })).json;

      const seen = [await offered()];
      const inactive = await set(false);
      seen.push(await offered());
      await set(true);
      seen.push(await offered());

      expect(inactive).toMatchObject({ name: 'Remy Resource', active: false });
      expect(seen).toEqual([true, false, true]);
      expect(await accountOf(email)).toMatchObject({ active: true });
    });

    test.each([
      ['of another organisation', people.rival, people.subvendor, 404],
      ['that nobody has', 'nobody@firm.example', people.subvendor, 404],
      ['who are managers', people.manager, people.admin, 404],
      ['by a contractor', people.contractor, people.contractor, 403],
      ['by a manager', people.contractor, people.manager, 403],
    ])('are not those %s', async (_, logicalName, as, expected) => {
      const before = await dumpPortal(opened().database);

      const { status } = await send('PUT', '/organization/resource', { logicalName, firstName: 'Eve' }, as);

      expect(status).toBe(expected);
      expect(await dumpPortal(opened().database)).toEqual(before);
    });

    test('are not changed where one of them has been given another role', async () => {
      const { database } = opened();
      const roles = (names: string[]) =>
        database
          .current()
          .updateTable('account')
          .set({ roles: names })
          .where('email', '=', people.contractor)
          .execute();
      await roles(['Contractor', 'Manager']);

      const { status } = await send(
        'PUT',
        '/organization/resource',
        { logicalName: people.contractor, firstName: 'Eve' },
        people.admin,
      );

      expect(status).toBe(404);
      await roles(['Contractor']);
    });
  });

  test('are listed to their subvendor and to administrators alone', async () => {
    const id = await organizationOf(people.subvendor);
    const read = async (as: string, key: number) =>
      (await send('GET', `/organization/${key}/resources`, undefined, as)).status;

    expect([await read(people.subvendor, id), await read(people.admin, id)]).toEqual([200, 200]);
    expect([
      await read(people.subvendor, await organizationOf(people.rival)),
      await read(people.subvendor, 999_999),
    ]).toEqual([404, 404]);
    expect([await read(people.contractor, id), await read(people.manager, id)]).toEqual([403, 403]);
  });
});

eachPortal('people by the number of their record', (opened) => {
  const idOf = async (login: string): Promise<number> => {
    const row = opened().database.current().selectFrom('person').select('id').where('logical_name', '=', login);
    return (await row.executeTakeFirstOrThrow()).id;
  };
  const read = async (id: number | string, as: string) => {
    const { portal } = opened();
    return portal.call('GET', `/persons/${id}`, { token: await portal.signIn(as) });
  };

  test('are read by administrators, by themselves and by their subvendor', async () => {
    const id = await idOf(people.contractor);

    expect((await read(id, people.admin)).json).toMatchObject({ id, logicalName: people.contractor, activated: true });
    expect((await read(id, people.contractor)).json).toMatchObject({ id });
    expect((await read(await idOf(people.subvendor), people.subvendor)).status).toBe(200);
    expect((await read(await idOf(people.manager), people.manager)).status).toBe(200);
  });

  test.each([people.rival, people.subvendor, people.manager])('are nothing to %s, as nobody is', async (stranger) => {
    const id = await idOf(people.contractor);

    const answers = [await read(id, stranger), await read(999_999, stranger), await read('x', stranger)];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  test('are contractors in the list of contractors, filtered by last name', async () => {
    const { portal } = opened();
    const token = await portal.signIn(people.admin);
    const list = async (query: string) => contentOf((await portal.call('GET', `/contractor?${query}`, { token })).json);

    expect((await list('')).map(({ logicalName }) => logicalName)).toEqual([people.contractor, people.rival]);
    const filtered = await list(`filter=${encodeURIComponent('lastName|contains|riv')}`);
    expect(filtered).toMatchObject([{ logicalName: people.rival, evaluationExempt: false }]);
    const refused = await portal.call('GET', '/contractor', { token: await portal.signIn(people.manager) });
    expect(refused.status).toBe(403);
  });
});
