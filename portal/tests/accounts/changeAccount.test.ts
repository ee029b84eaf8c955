import { expect, test } from 'vitest';
import { functionsOfRoles } from '#engine';
import { changeAccount } from '../../../server/accounts/changeAccount.ts';
import { readMails } from '../../../server/testing/readMails.ts';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { eachPortal } from '../../testing/eachPortal.ts';
import { openPortalApp, type PortalApp } from '../../testing/openPortalApp.ts';
import { people } from '../../testing/portalPeople.ts';

type Change = Parameters<typeof changeAccount>[1];

eachPortal('a change of an account', (opened) => {
  const idOf = async (email: string): Promise<number> => {
    const accounts = opened().database.current().selectFrom('account').select('id').where('email', '=', email);
    return (await accounts.executeTakeFirstOrThrow()).id;
  };
  /** Returns the mails and security events since these ids. */
  const since = async (mail: number, event: number) => {
    const db = opened().database.current();
    const mails = await db.selectFrom('mail').select(['to', 'subject']).where('id', '>', mail).orderBy('id').execute();
    const events = await db
      .selectFrom('security_event')
      .select(['account_id', 'network', 'facts'])
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
      events: [
        {
          ...{ account_id: id, network: '127.0.0.1' },
          facts: { changed: ['passwordHash'], by: null, operation: 'auth.resetPassword' },
        },
      ],
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
        {
          ...{ account_id: id, network: '127.0.0.1' },
          facts: { changed: ['email', 'passwordHash'], by, operation: 'persons.changeLoginEmail' },
        },
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

  /** Opens the portal with an operation that changes an account, signed in as an administrator. */
  const openChanging = async (id: number) => {
    let changes: Change['changes'] = {};
    const handler = definePortalHandler('users.update', async (context) => {
      const { version } = await changeAccount(context, { id, what: 'test', changes, facts: { why: 'asked' } });
      return { ...context.user, firstName: '', lastName: '', email: '', username: '', version };
    });
    const portal = await openPortalApp(opened().database, {
      replace: (handlers) => new Map([...handlers, ['users.update', handler]]),
    });
    const token = await portal.signIn(people.admin);
    const call = (given: typeof changes) => {
      changes = given;
      return portal.call('PUT', '/auth/user', { token, body: { firstName: 'A', lastName: 'B' } });
    };
    const send = async (given: typeof changes): Promise<number> => (await call(given)).status;
    return { portal, call, send };
  };

  test('of roles and functions is mailed to the person and recorded, and one that changes nothing is neither', async () => {
    const changing = await openChanging(await idOf(people.harborManager));
    const send = async (changes: Change['changes']) => {
      const start = await now();
      const status = await changing.send(changes);
      const { mails, events } = await since(...start);
      return [status, mails, events.map(({ facts }) => Object(facts).changed)];
    };
    const mail = { to: people.harborManager, subject: 'Your permissions have changed' };

    const roles = await send({ roles: ['Manager', 'ProxyManager'] });
    const functions = await send({ functionalIds: [2002] });
    const nothing = await send({ roles: ['Manager', 'ProxyManager'], functionalIds: [2002], lastName: 'Else' });
    const closed = await send({ active: false });
    const without = await send({ passwordHash: null });
    const first = await send({ passwordHash: 'a hash' });

    await changing.portal.app.close();
    expect([roles, functions, nothing, closed, without, first]).toEqual([
      [200, [mail], [['roles']]],
      [200, [mail], [['functionalIds']]],
      [200, [], []],
      [200, [], [['active']]],
      [200, [], [['passwordHash']]],
      [200, [], [['passwordHash']]],
    ]);
  });

  test('is an event with the name, the functions of a new role and what changed, but never the password', async () => {
    const id = await idOf(people.subvendor);
    const { portal, call } = await openChanging(id);
    const db = opened().database.current();
    const stored = db.selectFrom('account').selectAll().where('id', '=', id);
    const accountOf = () => stored.executeTakeFirstOrThrow();
    await db.updateTable('account').set({ username: 'sub' }).where('id', '=', id).execute();
    const before = await accountOf();

    const answer = await call({ firstName: 'Sue', roles: ['Manager'], passwordHash: 'a hash', active: true });

    const after = await accountOf();
    const event = db.selectFrom('event').select(['entity', 'key', 'what', 'before', 'after']).orderBy('seq', 'desc');
    await portal.app.close();
    const ofManagers = functionsOfRoles(['Manager'], portal.release.access);
    expect([answer.status, Object(answer.json).version]).toEqual([200, before.version + 1]);
    expect(after).toEqual({
      ...{ ...before, version: before.version + 1, first_name: 'Sue', roles: ['Manager'], password_hash: 'a hash' },
      functional_ids: ofManagers,
    });
    const names = { firstName: before.first_name, lastName: before.last_name };
    expect(await event.executeTakeFirst()).toEqual({
      ...{ entity: 'account', key: String(id), what: 'test' },
      before: { version: before.version, ...names, roles: before.roles, functionalIds: before.functional_ids },
      after: {
        ...{ version: after.version, ...names, firstName: 'Sue', roles: ['Manager'], functionalIds: ofManagers },
        why: 'asked',
      },
    });
  });

  test('of the address, the password or whether it is open ends its sessions, and another does not', async () => {
    const id = await idOf(people.proxyManager);
    const { portal, send } = await openChanging(id);
    const db = opened().database.current();
    const isSignedOutBy = async (changes: Change['changes']): Promise<boolean> => {
      await db.deleteFrom('session').where('account_id', '=', id).execute();
      const session = { id: 'of-the-test', account_id: id, expires_at: '2030-01-01T00:00:00Z' };
      await db.insertInto('session').values(session).execute();
      await send(changes);
      const revoked = db.selectFrom('session').select('revoked_at').where('account_id', '=', id);
      return (await revoked.executeTakeFirstOrThrow()).revoked_at !== null;
    };

    const renamed = await isSignedOutBy({ lastName: 'Else', roles: ['Manager'], functionalIds: [2002], active: true });
    const moved = await isSignedOutBy({ email: 'moved@client.example', lastName: 'Moved' });
    const other = await isSignedOutBy({ passwordHash: 'a hash' });
    const closed = await isSignedOutBy({ active: false });

    const account = db.selectFrom('account').select(['email', 'username', 'active']).where('id', '=', id);
    await portal.app.close();
    expect([renamed, moved, other, closed]).toEqual([false, true, true, true]);
    expect(await account.executeTakeFirst()).toEqual({
      ...{ email: 'moved@client.example', username: 'moved@client.example', active: false },
    });
  });
});
