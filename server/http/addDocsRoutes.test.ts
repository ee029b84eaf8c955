import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { openToyApp, type ToyApp } from '../testing/openToyApp.ts';

eachDatabase('the pages about the API', (database) => {
  let toy: ToyApp;
  beforeAll(async () => {
    toy = await openToyApp(database());
  });

  const get = (url: string, headers: Record<string, string> = {}) => toy.app.inject({ method: 'GET', url, headers });

  test('describe the operations of the live release', async () => {
    const { statusCode, headers, body } = await get('/docs/json');

    const document = JSON.parse(body);
    expect(statusCode).toBe(200);
    expect(document).toMatchObject({ openapi: '3.1.1', servers: [{ url: '/api' }] });
    expect(document.info.version).toBe(String(headers['x-release']).slice(0, 12));
    expect(document.paths['/loans'].get.operationId).toBe('loans.list');
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
