import { expect, test } from 'vitest';
import { changeAccount } from '../../../server/accounts/changeAccount.ts';
import { readMails } from '../../../server/testing/readMails.ts';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { openPortalApp, type PortalApp } from '../../testing/openPortalApp.ts';
import { people } from '../../testing/portalPeople.ts';

eachPortal('a change of an account', (opened) => {
  const idOf = async (email: string): Promise<number> => {
    const accounts = opened().database.current().selectFrom('account').select('id').where('email', '=', email);
    return (await accounts.executeTakeFirstOrThrow()).id;
  };
  /** Mails and security events since a moment of the test. */
  const since = async (mail: number, event: number) => {
    const db = opened().database.current();
    const mails = await db.selectFrom('mail').select(['to', 'subject']).where('id', '>', mail).orderBy('id').execute();
    const events = await db
      .selectFrom('security_event')
      .select(['account_id', 'facts'])
      .where('id', '>', event)
      .where('what', '=', 'account.changed')
      .execute();
    return { mails, events };
  };
  const now = async (): Promise<readonly [number, number]> => {
    const db = opened().database.current();
    const mail = await db.selectFrom('mail').select('id').orderBy('id', 'desc').executeTakeFirst();
    const event = await db.selectFrom('security_event').select('id').orderBy('id', 'desc').executeTakeFirst();
    return [mail?.id ?? 0, event?.id ?? 0];
  };
  const resetPassword = async (portal: PortalApp, email: string): Promise<void> => {
    await portal.call('GET', `/auth/user/password/${email}/reset`);
    const [mail] = (await readMails(opened().database, email)).slice(-1);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const { status } = await portal.call('POST', '/auth/user/password/reset', {
      body: { token, password: 'Another!2026' },
    });
    expect(status).toBe(204);
  };

  test('of the password is mailed to the person, and is a security event', async () => {
    const { portal } = opened();
    const start = await now();

    await resetPassword(portal, people.otherManager);

    const id = await idOf(people.otherManager);
    expect(await since(...start)).toEqual({
      mails: [
        { to: people.otherManager, subject: 'Reset your password' },
        { to: people.otherManager, subject: 'Your password was changed' },
      ],
      events: [{ account_id: id, facts: { changed: ['passwordHash'], by: null, operation: 'auth.resetPassword' } }],
    });
  });

  test('of the address is mailed to both addresses, and is a security event', async () => {
    const { portal } = opened();
    const id = await idOf(people.rival);
    const by = await idOf(people.programAdmin);
    const token = await portal.signIn(people.programAdmin);
    const start = await now();

    const { status } = await portal.call('PUT', '/persons/logicalname', {
      token,
      body: { logicalNameFrom: people.rival, logicalNameTo: 'rita@studio.example' },
    });

    expect(status).toBe(204);
    expect(await since(...start)).toEqual({
      mails: [
        { to: people.rival, subject: 'This address can no longer be used to sign in' },
        { to: 'rita@studio.example', subject: 'Your user ID has changed' },
      ],
      events: [
        { account_id: id, facts: { changed: ['email', 'passwordHash'], by, operation: 'persons.changeLoginEmail' } },
      ],
    });
  });

  test('of the address leaves no link that was mailed to the old one', async () => {
    const { portal, database } = opened();
    await portal.call('GET', `/auth/user/password/${people.contractor}/reset`);
    const mail = (await readMails(database, people.contractor)).at(-1);
    const token = /resetpassword\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const moved = await portal.call('PUT', '/persons/logicalname', {
      token: await portal.signIn(people.programAdmin),
      body: { logicalNameFrom: people.contractor, logicalNameTo: 'cleo@studio.example' },
    });

    const reset = await portal.call('POST', '/auth/user/password/reset', { body: { token, password: 'Another!2026' } });

    expect([moved.status, reset.status]).toEqual([204, 422]);
  });

  test('of roles and functions is mailed to the person and recorded, and one that changes nothing is neither', async () => {
    const { database } = opened();
    const id = await idOf(people.harborManager);
    let changes: Parameters<typeof changeAccount>[1]['changes'] = {};
    const handler = definePortalHandler('users.update', async (context) => {
      await changeAccount(context, { id, what: 'test', changes });
      return { ...context.user, firstName: '', lastName: '', email: '', username: '' };
    });
    const portal = await openPortalApp(database, {
      replace: (handlers) => new Map([...handlers, ['users.update', handler]]),
    });
    const token = await portal.signIn(people.admin);
    const send = async (given: typeof changes) => {
      changes = given;
      const start = await now();
      const body = { firstName: 'A', lastName: 'B' };
      const { status } = await portal.call('PUT', '/auth/user', { token, body });
      const { mails, events } = await since(...start);
      return [status, mails, events.map(({ facts }) => Object(facts).changed)];
    };
    const mail = { to: people.harborManager, subject: 'Your permissions have changed' };

    const roles = await send({ roles: ['Manager', 'ProxyManager'] });
    const functions = await send({ functionalIds: [2002] });
    const nothing = await send({ roles: ['Manager', 'ProxyManager'], functionalIds: [2002], lastName: 'Else' });
    const closed = await send({ active: false });

    await portal.app.close();
    expect([roles, functions, nothing, closed]).toEqual([
      [200, [mail], [['roles']]],
      [200, [mail], [['functionalIds']]],
      [200, [], []],
      [200, [], [['active']]],
    ]);
  });
});
