import { beforeEach, expect, test } from 'vitest';
import { verifyEventChain } from '../events/verifyEventChain.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { openToyApp } from '../testing/openToyApp.ts';
import { toyRelease } from '../testing/toyRelease.ts';
import { addAccount } from './addAccount.ts';
import { listAdministrators, makeAdministrator, renewPassword } from './administerAccounts.ts';
import { verifyPassword } from './hashPassword.ts';

const now = new Date('2026-11-24T10:00:00Z');

eachDatabase('operators', (database) => {
  beforeEach(async () => {
    await database().current().deleteFrom('session').execute();
    await database().current().deleteFrom('account').execute();
    // The first start makes the release of the folder the live one.
    await (await openToyApp(database())).app.close();
  });
  const operator = () => ({ database: database(), now });
  const addMember = () =>
    addAccount(
      { db: database().current(), release: toyRelease() },
      { email: 'ann@library.example', firstName: 'Ann', lastName: 'Archer', roles: ['Member'], passwordHash: 'old' },
    );
  const stored = (email: string) =>
    database()
      .current()
      .selectFrom('account')
      .select(['roles', 'functional_ids', 'password_hash', 'active'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();

  test('make a new account that administers, and are told its password', async () => {
    const { email, password } = await makeAdministrator(operator(), ' New@Library.example ');

    const account = await stored('new@library.example');
    expect(email).toBe('new@library.example');
    expect(await verifyPassword(password ?? '', account.password_hash)).toBe(true);
    expect({ ...account, password_hash: '' }).toEqual({
      ...{ roles: ['Librarian'], functional_ids: [200, 300, 301, 302], password_hash: '', active: true },
    });
    expect(await listAdministrators(operator())).toEqual([
      { email: 'new@library.example', name: 'First Administrator', roles: ['Librarian'], isActive: true },
    ]);
  });

  test('give an account the rights beside its own, open it where it was closed, and leave its password', async () => {
    // Given a closed account of a member
    const id = await addMember();
    await database().current().updateTable('account').set({ active: false }).where('id', '=', id).execute();

    // When it becomes an administrator
    const changed = await makeAdministrator(operator(), 'ann@library.example');

    // Then it has both roles and is open, and the event has the operator as its actor
    expect(changed).toEqual({ email: 'ann@library.example' });
    expect(await stored('ann@library.example')).toEqual({
      roles: ['Librarian', 'Member'],
      functional_ids: [100, 200, 300, 301, 302],
      ...{ password_hash: 'old', active: true },
    });
    const event = await database().current().selectFrom('event').selectAll().orderBy('seq', 'desc').executeTakeFirst();
    expect(event).toMatchObject({
      ...{ actor: 'operator', operation: 'admin', entity: 'account', key: String(id), what: 'administrator' },
      before: { roles: ['Member'], functionalIds: [100], active: false },
    });
    expect(await verifyEventChain(database().current())).toMatchObject({ whole: true });
  });

  test('renew a password, which ends the sessions of the account', async () => {
    const id = await addMember();
    await database()
      .current()
      .insertInto('session')
      .values({ id: 'one', account_id: id, expires_at: '2026-11-25T10:00:00Z' })
      .execute();

    const changed = await renewPassword(operator(), 'Ann@library.example');

    const { password_hash } = await stored('ann@library.example');
    expect(await verifyPassword(changed?.password ?? '', password_hash)).toBe(true);
    const session = await database().current().selectFrom('session').select('revoked_at').executeTakeFirstOrThrow();
    expect(session.revoked_at).toBe(now.toISOString());
    expect(await renewPassword(operator(), 'nobody@library.example')).toBeUndefined();
  });
});
