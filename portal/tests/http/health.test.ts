import { expect, test } from 'vitest';
import { eachPortal } from '../../testing/eachPortal.ts';
import { people } from '../../testing/portalPeople.ts';

eachPortal('the services', (opened) => {
  test('are returned with their status to an administrator of the function, and to nobody else', async () => {
    const { portal } = opened();
    const ask = async (email?: string) =>
      portal.call('GET', '/services', email === undefined ? {} : { token: await portal.signIn(email) });

    const asAdmin = await ask(people.admin);
    const others = [await ask(), await ask(people.programAdmin), await ask(people.manager)];

    expect(asAdmin).toMatchObject({ status: 200 });
    expect(asAdmin.json).toEqual([
      { service: 'server', httpStatus: 200, status: 'OK', children: 'database -> mail' },
      { service: 'database', httpStatus: 200, status: 'OK', after: 'server', children: 'mail' },
      { service: 'mail', httpStatus: 200, status: 'OK', after: 'database' },
      { service: 'files', httpStatus: 200, status: 'OK' },
      { service: 'signing', httpStatus: 200, status: 'OK' },
    ]);
    expect(others.map(({ status }) => status)).toEqual([401, 403, 403]);
  });
});
