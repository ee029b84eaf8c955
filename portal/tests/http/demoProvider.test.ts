import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../../server/accounts/hashPassword.ts';
import { openDemoProvider } from '../../../server/http/demoProvider/openDemoProvider.ts';
import { demoAccounts } from '../../demo/accounts.ts';
import { eachPortalDatabase } from '../../testing/eachPortal.ts';
import { openPortalApp, type PortalApp } from '../../testing/openPortalApp.ts';
import { people, portalPassword } from '../../testing/portalPeople.ts';

const publicUrl = 'http://localhost:3000';
const callbacks = ['/login/okta/callback', '/login/callback'];

const types = { form: 'application/x-www-form-urlencoded', json: 'application/json' } as const;

eachPortalDatabase('the demo provider', (database) => {
  let portal: PortalApp;
  beforeAll(async () => {
    const demo = openDemoProvider({ publicUrl, callbacks, callback: '/login/callback', people: demoAccounts });
    portal = await openPortalApp(database(), { demo });
  });
  afterAll(() => portal.app.close());

  /** A browser that stores cookies for any path and does not follow redirects. */
  const openBrowser = () => {
    const cookies = new Map<string, string>();
    return async (
      method: 'GET' | 'POST',
      address: string,
      sent?: Readonly<Record<string, string>>,
      as: 'form' | 'json' = 'form',
    ) => {
      const { pathname, search } = new URL(address, publicUrl);
      const answer = await portal.app.inject({
        ...{ method, url: pathname + search },
        headers: {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(sent === undefined ? {} : { 'content-type': types[as] }),
        },
        ...(sent === undefined
          ? {}
          : { payload: as === 'json' ? JSON.stringify(sent) : new URLSearchParams(sent).toString() }),
      });
      for (const { name, value } of answer.cookies) cookies.set(name, value);
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: answer.body,
        to: String(answer.headers.location),
      };
    };
  };
  /** Goes from the portal to the provider's sign-in page. */
  const reachPage = async (browse: ReturnType<typeof openBrowser>) => {
    const { body } = await browse('POST', '/api/auth/login/okta/start');
    const { to } = await browse('GET', String(Object(JSON.parse(body)).address));
    return to;
  };

  test('asks who one is on a page that runs no script and takes nothing from elsewhere', async () => {
    const browse = openBrowser();
    const { status, headers, body } = await browse('GET', await reachPage(browse));

    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'nonce-[^']+'; font-src 'self'; img-src data:; object-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toContain('<script');
    const fonts = [...body.matchAll(/url\(([^)]+)\)/g)].map(([, address = '']) => address);
    const answers = await Promise.all(fonts.map((address) => browse('GET', address)));
    expect(fonts).toEqual(['/oidc/fonts/latin.woff2', '/oidc/fonts/latin-ext.woff2']);
    expect(answers.map((answer) => [answer.status, answer.headers['content-type']])).toEqual([
      [200, 'font/woff2'],
      [200, 'font/woff2'],
    ]);
    for (const { email } of demoAccounts) expect(body).toContain(`value="${email}"`);
  });

  test('sends whoever knows the password back, and the portal signs them in', async () => {
    const browse = openBrowser();
    const page = await reachPage(browse);
    const right = { email: people.contractor, password: portalPassword, answer: 'sign-in' };
    const { to: resumed } = await browse('POST', page, right);
    const { to: back } = await browse('GET', resumed);
    const brought = new URL(back);
    const body = Object.fromEntries(brought.searchParams);
    const stranger = await portal.call('POST', '/auth/login/okta', { body });
    const signedIn = await browse('POST', '/api/auth/login/okta', body, 'json');
    const token = String(Object(JSON.parse(signedIn.body)).accessToken);

    expect(brought.origin + brought.pathname).toBe(`${publicUrl}/login/callback`);
    expect([stranger.status, stranger.json]).toEqual([401, expect.objectContaining({ code: 'sso' })]);
    expect((await portal.call('GET', '/auth/user/me', { token })).json).toMatchObject({ email: people.contractor });
  });

  test('asks for the password of the account, also when it was changed', async () => {
    const browse = openBrowser();
    const page = await reachPage(browse);
    const changed = await hashPassword('Another!2026');
    await database()
      .current()
      .updateTable('account')
      .set({ password_hash: changed })
      .where('email', '=', people.subvendor)
      .execute();
    const tried = await browse('POST', page, { email: people.subvendor, password: portalPassword });
    const known = await browse('POST', page, { email: people.subvendor, password: 'Another!2026' });

    expect(tried.status).toBe(422);
    expect(tried.body).toContain('The password is not right.');
    expect(known.status).toBe(303);
  });

  test('knows the people of the list alone, whoever else has an account', async () => {
    const browse = openBrowser();
    const page = await reachPage(browse);
    const { status, body } = await browse('POST', page, { email: people.rival, password: portalPassword });

    expect(status).toBe(422);
    expect(body).toContain('Choose a person and enter the password.');
  });

  test('writes what is sent to it as text', async () => {
    const browse = openBrowser();
    const page = await reachPage(browse);
    const { body } = await browse('POST', `${page}?"><script>alert(1)</script>`, { email: '"><b>', password: 'x' });

    expect(body).not.toContain('<script');
  });

  test('sends nobody anywhere but back to the portal', async () => {
    const browse = openBrowser();
    const { body } = await browse('POST', '/api/auth/login/okta/start');
    const address = new URL(String(Object(JSON.parse(body)).address));
    address.searchParams.set('redirect_uri', 'https://elsewhere.example/');
    const { status, to, body: page } = await browse('GET', address.href);

    expect([status, to]).toEqual([400, 'undefined']);
    expect(page).toContain('This sign-in is over');
  });

  test('gives no code without a challenge', async () => {
    const browse = openBrowser();
    const { body } = await browse('POST', '/api/auth/login/okta/start');
    const address = new URL(String(Object(JSON.parse(body)).address));
    for (const name of ['code_challenge', 'code_challenge_method']) address.searchParams.delete(name);
    const { to } = await browse('GET', address.href);

    expect(new URL(to).searchParams.get('error')).toBe('invalid_request');
  });
});
