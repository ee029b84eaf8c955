import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { openToyApp, type ToyApp } from '../testing/openToyApp.ts';

eachDatabase('the portal', (database) => {
  let folder: string;
  let toy: ToyApp;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'assets', 'app-1.js'), 'export {};');
    await writeFile(join(folder, 'assets', 'app-1.js.br'), brotliCompressSync('export {};'));
    await writeFile(join(folder, 'assets', 'app-1.js.gz'), gzipSync('export {};'));
    await writeFile(
      join(folder, 'index.html'),
      '<!doctype html><html><head><meta property="csp-nonce" nonce=""><style>a{}</style></head><body></body></html>',
    );
    toy = await openToyApp(database(), { portal: folder });
  });
  afterAll(() => rm(folder, { recursive: true }));

  const get = (url: string, headers: Record<string, string> = {}) => toy.app.inject({ method: 'GET', url, headers });

  const browse = (url: string) => get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });

  test('is no page for a program that asks for what is not there', async () => {
    const unknown = await get('/metrics', { accept: 'text/plain;version=0.0.4,*/*;q=0.1' });
    const screen = await get('/SHELF/7');
    const [browsed, hidden] = [await browse('/metrics'), await browse('/api/nothing')];

    expect([unknown.statusCode, screen.statusCode, browsed.statusCode, hidden.statusCode]).toEqual([
      404, 200, 200, 404,
    ]);
    expect(unknown.json()).toMatchObject({ code: 'not-found', message: 'Not found.' });
  });

  test('is one page for every screen, under a policy that allows no foreign script', async () => {
    const page = await browse('/loans/L1?tab=a');
    const again = await get('/');

    const policy = String(page.headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    expect(page.statusCode).toBe(200);
    expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self' 'nonce-");
    expect(policy).not.toContain('unsafe');
    expect(page.body.match(/nonce="[^"]*"/g)).toEqual([`nonce="${nonce}"`, `nonce="${nonce}"`]);
    expect(again.body).not.toContain(nonce);
    expect(page.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });

  test('names the live release in its page, so that nobody has to ask for it', async () => {
    const { hash }: { hash: string } = (await get('/definitions/current')).json();

    const { body } = await browse('/loans/L1');

    expect(body.match(/<meta name="release"[^>]*>/g)).toEqual([`<meta name="release" content="${hash}">`]);
  });

  test('keeps its files for ever and is no page where a file is missing', async () => {
    const file = await get('/assets/app-1.js');
    const missing = await get('/assets/app-2.js');
    const outside = await get('/assets/..%2findex.html');
    const api = await get('/api/nothing');

    expect(file.headers['cache-control']).toContain('immutable');
    expect([missing.statusCode, outside.statusCode, api.statusCode]).toEqual([404, 403, 404]);
  });

  test('hands out its files as the build has packed them', async () => {
    const small = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' });
    const older = await get('/assets/app-1.js', { 'accept-encoding': 'gzip' });

    expect([small.headers['content-encoding'], older.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe('export {};');
    expect(gunzipSync(older.rawPayload).toString()).toBe('export {};');
    expect(small.headers['content-type']).toContain('javascript');
    expect(small.headers['cache-control']).toContain('immutable');
  });

  test('says who lives', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('limits requests from one network', async () => {
    const small = await openToyApp(database(), { environment: { RATE_LIMIT: '3' } });
    const statuses: number[] = [];

    for (let count = 0; count < 4; count += 1)
      statuses.push((await small.call('GET', '/books', { from: '192.0.2.1' })).status);

    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('limits a caller behind proxies, whatever addresses the caller writes down', async () => {
    const statusesOf = async (trusted: string, addresses: readonly string[]): Promise<readonly number[]> => {
      // Servers on one database share their counts, so each one here has its own proxy and client.
      proxies += 1;
      const from = `127.0.0.${proxies}`;
      const small = await openToyApp(database(), { environment: { RATE_LIMIT: '3', TRUST_PROXY: trusted } });
      const statuses: number[] = [];
      for (const forwarded of addresses) {
        const { status } = await small.call('GET', '/books', {
          from,
          headers: { 'x-forwarded-for': forwarded.replace('198.51.100.7', `198.51.100.${proxies}`) },
        });
        statuses.push(status);
      }
      return statuses;
    };
    let proxies = 0;
    // A proxy appends the address that it sees to what the client has sent.
    const invented = [1, 2, 3, 4].map((count) => `203.0.113.${count}, 198.51.100.7`);
    const twoProxies = invented.map((addresses) => `${addresses}, 10.0.0.2`);
    const callers = [5, 6, 7, 8].map((count) => `203.0.113.${count}`);

    expect(await statusesOf('1', invented)).toEqual([200, 200, 200, 429]);
    expect(await statusesOf('2', twoProxies)).toEqual([200, 200, 200, 429]);
    expect(await statusesOf('127.0.0.0/8,10.0.0.0/8', twoProxies)).toEqual([200, 200, 200, 429]);
    expect(await statusesOf('1', callers)).toEqual([200, 200, 200, 200]);
    expect(await statusesOf('0', callers)).toEqual([200, 200, 200, 429]);
  });

  test('refuses bodies that are too large or no JSON', async () => {
    const small = await openToyApp(database(), { environment: { BODY_LIMIT: '1024' } });
    const post = (type: string, payload: string) =>
      small.app.inject({ method: 'POST', url: '/api/auth/login', headers: { 'content-type': type }, payload });

    const large = await post('application/json', JSON.stringify({ username: 'x'.repeat(2000) }));
    const text = await post('text/plain', 'hello');
    const broken = await post('application/json', '{"a":');
    const poisoned = await post('application/json', '{"__proto__":{"admin":true}}');

    expect([large, text, broken, poisoned].map((answer) => answer.statusCode)).toEqual([413, 415, 400, 400]);
    expect(broken.json()).toMatchObject({ code: 'validation' });
  });

  test('serves what is public of a release by its hash, packed and for ever', async () => {
    const current = await get('/definitions/current');
    const { hash, locales }: { hash: string; locales: string[] } = current.json();

    const portal = await get(`/definitions/${hash}/public-portal.json`, { 'accept-encoding': 'gzip, br' });
    const french = await get(`/definitions/${hash}/public-words.fr.json`, { 'accept-encoding': 'gzip' });
    const validators = await get(`/definitions/${hash}/public-validators.js`);
    const tag = String(portal.headers['etag']);
    const known = await get(`/definitions/${hash}/public-portal.json`, { 'if-none-match': tag });
    const unknown = await get(`/definitions/${'0'.repeat(64)}/public-portal.json`);

    expect(locales).toEqual(['en', 'fr']);
    expect(current.headers['cache-control']).toBe('no-cache');
    expect(JSON.parse(brotliDecompressSync(portal.rawPayload).toString())).toMatchObject({
      release: { hash, texts: { en: expect.any(Object) } },
      trees: expect.any(Object),
    });
    const { texts, messages } = JSON.parse(gunzipSync(french.rawPayload).toString());
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(Object.keys(messages)));
    expect(Object.keys(texts)).not.toContain('loan.entity/until.title');
    expect(validators.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(validators.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([known.statusCode, unknown.statusCode]).toEqual([304, 404]);
  });
});
