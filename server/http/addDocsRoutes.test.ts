import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp } from '../testing/openToyApp.ts';

eachDatabase('the pages about the API', (database) => {
  let toy: ToyApp;
  beforeAll(async () => {
    await addToyAccount(database(), { email: 'ann@library.example', roles: ['Member'] });
    await addToyAccount(database(), { email: 'clerk@library.example', roles: ['Clerk'] });
    await addToyAccount(database(), { email: 'lib@library.example', roles: ['Librarian'] });
    toy = await openToyApp(database());
  });

  const get = (url: string, headers: Record<string, string> = {}) => toy.app.inject({ method: 'GET', url, headers });

  test('describe the operations of the live release', async () => {
    const { statusCode, headers, body } = await get('/docs/json');

    const document = JSON.parse(body);
    expect(statusCode).toBe(200);
    expect(document).toMatchObject({ openapi: '3.1.1', servers: [{ url: '/api' }] });
    expect(document.info.version).toBe(String(headers['x-release']).slice(0, 12));
    expect(document.paths['/books'].get.operationId).toBe('books.list');
  });

  test('describe to each person what that person may call, and to others what is open to everybody', async () => {
    const described = async (email?: string) => {
      const headers = email === undefined ? {} : { authorization: `Bearer ${await toy.signIn(email)}` };
      const { paths, components } = JSON.parse((await get('/docs/json', headers)).body);
      const operations = Object.values(paths).flatMap((path) =>
        Object.values(Object(path)).map((operation): string => Object(operation).operationId),
      );
      return { operations: operations.toSorted(), schemas: Object.keys(components.schemas) };
    };
    const open = ['auth.login', 'books.list', 'mailbox.get', 'mailbox.list'];
    const signedIn = [...open, 'auth.logout', 'auth.me', 'drafts.get', 'drafts.list', 'drafts.remove', 'drafts.save'];
    const loans = ['loans.create', 'loans.get', 'loans.giveBack', 'loans.list'];

    const nobody = await described();

    expect(nobody.operations).toEqual(open);
    expect(nobody.schemas).not.toContain('loan');
    expect((await described('clerk@library.example')).operations).toEqual(
      [...signedIn, 'config.functions.list', 'loans.list'].toSorted(),
    );
    const member = await described('ann@library.example');
    expect(member.operations).toEqual([...signedIn, ...loans].toSorted());
    expect(member.schemas).toContain('loan');
    expect((await described('lib@library.example')).operations).toEqual(
      [
        ...[...signedIn, ...loans, 'notes.create', 'admin.functions', 'users.roleDetails'],
        ...['config.functions.create', 'config.functions.list', 'config.functions.update'],
        ...['config.roles.create', 'config.roles.forecast', 'config.roles.list', 'config.roles.update'],
      ].toSorted(),
    );
    expect((await get('/docs/json')).headers['cache-control']).toBe('no-store');
  });

  test('run scripts of their own origin only', async () => {
    const page = await get('/docs');

    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script(?![^>]*src=)/);
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
  });

  test('bring the files that they name', async () => {
    const { body } = await get('/docs');
    const files = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);

    const answers = await Promise.all(files.map(async (file) => (await get(file)).statusCode));

    expect(files.length).toBeGreaterThan(3);
    expect(new Set(answers)).toEqual(new Set([200]));
  });
});
