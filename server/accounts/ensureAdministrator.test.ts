import { beforeEach, expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { openToyApp } from '../testing/openToyApp.ts';
import { toyRelease } from '../testing/toyRelease.ts';
import { addAccount } from './addAccount.ts';
import { ensureAdministrator } from './ensureAdministrator.ts';
import { verifyPassword } from './hashPassword.ts';

eachDatabase('accounts', (database) => {
  beforeEach(() => database().current().deleteFrom('account').execute());

  const stored = () =>
    database()
      .current()
      .selectFrom('account')
      .select(['email', 'username', 'first_name', 'last_name', 'password_hash', 'roles', 'functional_ids'])
      .select(['company_ids', 'company_id', 'attributes', 'active'])
      .orderBy('id')
      .execute();

  test('of a database without any begin with an administrator of the leading role, whose password is told once', async () => {
    const { services, app } = await openToyApp(database());
    const { access } = services.releases.live().release;

    const first = await ensureAdministrator(services, 'First@Library.example');
    const second = await ensureAdministrator(services, 'second@library.example');

    await app.close();
    const [account, ...others] = await stored();
    expect([first, second, others]).toEqual([
      { email: 'first@library.example', password: expect.stringMatching(/^[\w-]{16}$/) },
      undefined,
      [],
    ]);
    expect(account).toEqual({
      ...{ email: 'first@library.example', username: 'first@library.example' },
      ...{ first_name: 'First', last_name: 'Administrator', password_hash: expect.any(String) },
      ...{ roles: access.precedence.slice(0, 1), functional_ids: [200, 300, 301, 302] },
      ...{ company_ids: [], company_id: null, attributes: {}, active: true },
    });
    expect(await verifyPassword(first?.password ?? '', account?.password_hash)).toBe(true);
  });

  test('get no administrator where no role leads', async () => {
    const { services, app } = await openToyApp(database());
    const loaded = services.releases.live();
    const access = { ...loaded.release.access, precedence: [] };
    const live = () => ({ ...loaded, release: { ...loaded.release, access } });

    const first = await ensureAdministrator({ ...services, releases: { ...services.releases, live } }, 'a@b.example');

    await app.close();
    expect([first, await stored()]).toEqual([undefined, []]);
  });

  test('are added with the functions of their roles and what is known of a person, the first company leading', async () => {
    const ann = { email: 'ann@library.example', firstName: 'Ann', lastName: 'Archer', roles: ['Member'] };
    const into = { db: database().current(), release: toyRelease() };
    const id = await addAccount(into, ann);
    const more = { passwordHash: 'a hash', functionalIds: [1, 2], companyIds: [8, 7] };
    const other = await addAccount(into, {
      ...{ ...ann, ...more, email: 'ben@library.example', attributes: { title: 'Dr.' } },
    });

    const plain = {
      ...{ email: 'ann@library.example', username: 'ann@library.example', first_name: 'Ann', last_name: 'Archer' },
      ...{ password_hash: null, roles: ['Member'], functional_ids: [100], company_ids: [], company_id: null },
      ...{ attributes: {}, active: true },
    };
    expect(other).toBeGreaterThan(id);
    expect(await stored()).toEqual([
      plain,
      {
        ...{ ...plain, email: 'ben@library.example', username: 'ben@library.example', password_hash: 'a hash' },
        ...{ functional_ids: [1, 2], company_ids: [8, 7], company_id: 8 },
        attributes: { title: 'Dr.' },
      },
    ]);
  });
});
