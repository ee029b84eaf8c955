import { expect, test } from 'vitest';
import { readMails } from '../../../server/testing/readMails.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';

type Json = Readonly<Record<string, unknown>>;

eachPortal('roles that an administrator changes', (opened) => {
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: Json, language = 'en') => {
    const { portal } = opened();
    const token = await portal.signIn(people.admin);
    const headers = { 'accept-language': language };
    return portal.call(method, path, { token, headers, ...(body === undefined ? {} : { body }) });
  };
  const contractor = { name: 'Contractor', displayName: 'Contractor', functionalIds: [5000, 5001] };
  const eventsOf = async (entity: string) =>
    opened()
      .database.current()
      .selectFrom('event')
      .select(['key', 'what', 'actor'])
      .where('entity', '=', entity)
      .orderBy('seq')
      .execute();

  test('are applied to the people who have the role, each of whom is told by mail', async () => {
    const { portal } = opened();
    const vetting = async (email: string) => {
      const { json } = await portal.call('GET', '/auth/user/me', { token: await portal.signIn(email) });
      return Object(json).functionalIds;
    };
    const before = await vetting(people.rival);

    const forecast = await send(
      'GET',
      '/config/roles/forecast?name=Contractor&functionalIds=5000&functionalIds=5001&apply=change',
    );
    const { status } = await send('PUT', '/config/roles', { ...contractor, apply: 'change' });

    expect(forecast.json).toMatchObject({ people: 2, concerned: 2, gaining: 0, losing: 2, grants: [] });
    expect([before.length, status, await vetting(people.rival), await vetting(people.contractor)]).toEqual([
      ...[11, 200],
      [5000, 5001],
      [5000, 5001],
    ]);
    for (const email of [people.rival, people.contractor]) {
      const mails = await readMails(opened().database, email);
      expect(mails.map(({ subject }) => subject)).toEqual(['Your permissions have changed']);
    }
    expect(await readMails(opened().database, people.manager)).toEqual([]);
    expect(await eventsOf('role')).toEqual([{ key: 'Contractor', what: 'update', actor: people.admin }]);
    expect((await eventsOf('account')).map(({ what }) => what)).toEqual(['role', 'role']);
  });

  test('keep their names in every language while only their functions are changed', async () => {
    const { json } = await send('GET', '/auth/user/roles/SubVendor', undefined, 'fr');
    const { displayName, functionalIds } = Object(json);

    const unchanged = await send('PUT', '/config/roles', { name: 'SubVendor', displayName, functionalIds }, 'fr');
    await send('PUT', '/config/roles', { name: 'SubVendor', displayName, functionalIds: [4001] }, 'fr');

    expect([unchanged.status, (await send('GET', '/auth/user/roles/SubVendor')).json]).toMatchObject([
      409,
      { displayName: 'Subvendor', functionalIds: [4001], version: 2 },
    ]);
  });

  test('can be added with the menu of another role, which a person with the role gets with the next request', async () => {
    const { portal, database } = opened();
    const own = async () => {
      const token = await portal.signIn(people.harborManager);
      const { hash } = portal.release;
      const { body, headers } = await portal.app.inject({
        ...{ url: `/definitions/${hash}/own/portal.json`, headers: { authorization: `Bearer ${token}` } },
      });
      const { release } = JSON.parse(body);
      return { rights: headers['x-rights'], menus: Object.keys(release.menus), roles: release.access.roles };
    };
    await database
      .current()
      .updateTable('account')
      .set({ roles: ['Auditor'] })
      .where('email', '=', people.harborManager)
      .execute();
    const before = await own();

    const { status } = await send('POST', '/config/roles', {
      ...{ name: 'Auditor', displayName: 'Auditor of Projects', functionalIds: [2007], menuOf: 'Manager' },
      confirm: ['member', 'reports'],
    });
    const after = await own();

    expect([status, before.roles, before.menus.includes('manager')]).toEqual([200, [], false]);
    expect(after.roles).toEqual([
      {
        ...{ role: 'Auditor', title: { literal: 'Auditor of Projects' }, aliases: [], functions: [2007] },
        menu: 'manager',
      },
    ]);
    expect([after.menus.includes('manager'), after.rights === before.rights]).toEqual([true, false]);
  });

  test('have to be confirmed by name where the name of an added role opens something', async () => {
    const role = { name: 'Regional Admin', displayName: 'Regional Administrator', functionalIds: [] };

    const refused = await send('POST', '/config/roles', role);
    const added = await send('POST', '/config/roles', { ...role, confirm: ['program-admin'] });

    expect([refused.status, Object(refused.json).errors, added.status]).toMatchObject([
      422,
      [{ code: 'access/widened', policy: 'program-admin', people: 0 }],
      200,
    ]);
  });
});
