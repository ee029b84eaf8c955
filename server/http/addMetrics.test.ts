import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { addToyAccount, openToyApp, type ToyApp } from '../testing/openToyApp.ts';

const token = 'a-token-of-prometheus';

eachDatabase('metrics', (database) => {
  let toy: ToyApp;
  beforeAll(async () => {
    await addToyAccount(database(), { email: 'ann@library.example', roles: ['Member'] });
    toy = await openToyApp(database(), { environment: { METRICS_TOKEN: token } });
  });
  const scrape = (headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
    toy.app.inject({ method: 'GET', url: '/metrics', headers });

  test('count requests by route, without the keys in their paths', async () => {
    await toy.call('GET', '/loans/secret-key-of-a-loan');

    const { statusCode, headers, body } = await scrape();

    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/loans/:loanNumber",status="401"} 1',
    );
    expect(body).not.toContain('secret-key-of-a-loan');
  });

  test('name the live release, and say that mails wait and the database responds', async () => {
    await database()
      .current()
      .insertInto('mail')
      .values({ to: 'ann@library.example', subject: 's', text: 't', status: 'queued', message_id: '<1@example.com>' })
      .execute();

    const { body } = await scrape();

    expect(body).toContain(`formwork_release_info{hash="${toy.release.hash}"} 1`);
    expect(body).toContain('formwork_database_up 1');
    expect(body).toContain('formwork_mails{state="queued"} 1');
    expect(body).toContain('formwork_mails{state="failed"} 0');
  });

  test('are for those who have the token', async () => {
    for (const headers of [{}, { authorization: 'Bearer another' }, { authorization: token }]) {
      const { statusCode, body } = await scrape(headers);
      expect([statusCode, body]).toEqual([401, '']);
    }
  });

  test('are not served without a token in the settings', async () => {
    const plain = await openToyApp(database());
    const { statusCode } = await plain.app.inject({ method: 'GET', url: '/metrics' });
    expect(statusCode).toBe(404);
    await plain.app.close();
  });
});
