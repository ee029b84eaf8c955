import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { browserOf } from './browserKey.ts';

async function ask(isSecure: boolean, cookie?: string) {
  const app = Fastify();
  app.get('/', (request, reply) => {
    const browser = browserOf({ request, reply, isSecure });
    return { shown: browser.key ?? null, kept: browser.remember() };
  });
  const answer = await app.inject({ url: '/', headers: cookie === undefined ? {} : { cookie } });
  await app.close();
  return { ...answer.json<{ shown: string | null; kept: string }>(), set: String(answer.headers['set-cookie']) };
}

const key = 'k'.repeat(43);

test('a browser without a key is given one that scripts cannot read and other sites cannot send', async () => {
  const { shown, kept, set } = await ask(true);

  expect(shown).toBeNull();
  expect(kept).toMatch(/^[\w-]{43}$/);
  expect(set).toBe(`__Host-browser=${kept}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Strict; Secure`);
});

test('a browser keeps the key it shows', async () => {
  expect(await ask(false, `theme=dark; browser=${key}`)).toEqual({
    shown: key,
    kept: key,
    set: `browser=${key}; Path=/; Max-Age=7776000; HttpOnly; SameSite=Strict`,
  });
});

test('a key of another shape, and one that came without TLS, are none', async () => {
  expect((await ask(false, 'browser=short')).shown).toBeNull();
  expect((await ask(true, `browser=${key}`)).shown).toBeNull();
});
