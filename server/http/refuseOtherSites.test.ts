import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp, toyPassword } from '../testing/openToyApp.ts';

eachDatabase('a request that a browser sends', (database) => {
  let toy: ToyApp;
  beforeAll(async () => {
    await addToyAccount(database(), { email: 'ann@library.example', roles: ['Member'] });
    toy = await openToyApp(database());
    return () => toy.app.close();
  });
  const signIn = (site?: string) =>
    toy.call('POST', '/auth/login', {
      body: { username: 'ann@library.example', password: toyPassword },
      ...(site === undefined ? {} : { headers: { 'sec-fetch-site': site } }),
    });

  test.each(['cross-site', 'same-site'])(
    'for a page of another site is refused, and does nothing: %s',
    async (site) => {
      const events = () => database().current().selectFrom('security_event').select('id').execute();
      const before = await events();

      const answer = await signIn(site);

      expect(answer).toMatchObject({
        status: 403,
        body: {
          code: 'other-site',
          message: 'Requests from pages of another site are refused. Open this portal itself, and try again.',
        },
      });
      expect(await events()).toEqual(before);
    },
  );

  test.each(['same-origin', 'none', undefined])(
    'for a page of this server, and one without a page, is accepted: %s',
    async (site) => {
      expect((await signIn(site)).status).toBe(200);
    },
  );
});
