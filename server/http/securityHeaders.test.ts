import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { openToyApp, type ToyApp } from '../testing/openToyApp.ts';

/** One response of each kind, with its path and status. */
const kinds = [
  ['the page', '/', 200],
  ['a script of the page', '/assets/app-1.js', 200],
  ['a missing script', '/assets/app-2.js', 404],
  ['a result', '/api/books', 200],
  ['a refusal', '/api/loans', 401],
  ['an unknown operation', '/api/nothing', 404],
  ['the live release', '/definitions/current', 200],
  ['an unknown release', `/definitions/${'0'.repeat(64)}/public-portal.json`, 404],
  ['the page about the API', '/docs', 200],
  ['the document about the API', '/docs/json', 200],
  ['the health of the process', '/healthz', 200],
  ['metrics without their token', '/metrics', 401],
] as const;

eachDatabase('the headers of a response', (database) => {
  let folder: string;
  let toy: ToyApp;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'assets', 'app-1.js'), 'export {};');
    await writeFile(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
    toy = await open({ METRICS_TOKEN: 'a token of the tests' });
  });
  afterAll(async () => {
    await toy.app.close();
    await rm(folder, { recursive: true });
  });
  const open = (environment: Readonly<Record<string, string>>) =>
    openToyApp(database(), { portal: folder, environment: { PUBLIC_URL: 'https://library.example', ...environment } });

  /** Returns the missing or wrong security headers of a response. */
  const faultsOf = (headers: Readonly<Record<string, unknown>>, framedBy = 'none'): readonly string[] => {
    const expected: readonly (readonly [string, RegExp])[] = [
      ['strict-transport-security', /^max-age=31536000; includeSubDomains$/],
      ['x-content-type-options', /^nosniff$/],
      ['referrer-policy', /^no-referrer$/],
      ['content-security-policy', /(^|; )object-src 'none'(;|$)/],
      ['content-security-policy', /(^|; )base-uri 'none'(;|$)/],
      ['content-security-policy', new RegExp(`(^|; )frame-ancestors '${framedBy}'(;|$)`)],
      ['access-control-allow-origin', /^$/],
      ['content-type', /^$|^(application\/json|text\/[\w-]+|application\/javascript); charset=utf-8$/],
    ];
    return expected
      .filter(([name, pattern]) => !pattern.test(String(headers[name] ?? '')))
      .map(([name]) => `${name}: ${String(headers[name])}`);
  };

  test.each(kinds)('tell a browser how to treat it: %s', async (_kind, url, status) => {
    const headers = { origin: 'https://elsewhere.example', accept: url === '/' ? 'text/html' : '*/*' };

    const answer = await toy.app.inject({ url, headers });

    // The studio shows previews of the page in frames. No other site can.
    expect([answer.statusCode, faultsOf(answer.headers, url === '/' ? 'self' : 'none')]).toEqual([status, []]);
  });

  test('tell it also where a request is refused before it is read', async () => {
    const small = await open({ RATE_LIMIT: '1', BODY_LIMIT: '1024' });
    const large = await small.app.inject({
      ...{ method: 'POST', url: '/api/auth/login', remoteAddress: '192.0.2.20' },
      ...{ headers: { 'content-type': 'application/json' }, payload: JSON.stringify({ username: 'x'.repeat(2000) }) },
    });
    const limited = await small.app.inject({ url: '/api/books', remoteAddress: '192.0.2.20' });
    await small.app.close();

    expect([large.statusCode, faultsOf(large.headers)]).toEqual([413, []]);
    expect([limited.statusCode, faultsOf(limited.headers)]).toEqual([429, []]);
  });

  test('do not ask for TLS where people reach the server without it', async () => {
    const plain = await openToyApp(database());
    const { headers } = await plain.app.inject({ url: '/api/books' });
    await plain.app.close();

    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('are not sent back to who asks for them with TRACE', async () => {
    const address = new URL(await toy.app.listen({ port: 0, host: '127.0.0.1' }));
    const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const asked = request(
        {
          ...{ host: address.hostname, port: address.port, path: '/api/books', method: 'TRACE' },
          headers: { 'x-mine': 'echo-me' },
        },
        (response) => {
          let text = '';
          response.on('data', (part: Buffer) => {
            text += part.toString();
          });
          response.on('end', () => resolve({ status: response.statusCode, text }));
        },
      );
      asked.on('error', reject);
      asked.end();
    });

    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('echo-me');
  });
});
