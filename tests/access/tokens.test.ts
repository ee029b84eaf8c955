import { generateKeyPair, SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { eachPortal } from '../../portal/testing/eachPortal.ts';
import { people } from '../../portal/testing/portalPeople.ts';
import { readOperations } from './readOperations.ts';

const key = new TextEncoder().encode('a key of the tests, and of nothing else');
const foreignKey = new TextEncoder().encode('a key of somebody else, just as long as ours');
const operations = readOperations().filter(({ allow }) => !allow.includes('public'));

interface Claims {
  readonly sid: string;
  readonly sub: string;
}

/** All known kinds of invalid tokens. */
const states = [
  'no token',
  'an expired one',
  'one that expires this very second',
  'another person in its claims',
  'a longer life in its claims',
  'a changed signature',
  'no signature under alg none',
  'no signature under alg None',
  'the signature kept under alg none',
  'another key',
  'another algorithm with the same key',
  'a signature of its own key pair',
  'another audience',
  'another issuer',
  'no session',
  'a session that never was',
  'a revoked session',
  'a closed account',
  'a deleted account',
] as const;
type State = (typeof states)[number];

eachPortal('[1.2] tokens that are not to be believed', (opened) => {
  const tokens = new Map<State, string | undefined>();

  beforeAll(async () => {
    const { portal, database } = opened();
    const db = database.current();
    const signIn = async (username: string): Promise<string> => {
      const { json } = await portal.call('POST', '/auth/login', { body: { username, password: 'Formwork!2026' } });
      return String(Object(json).accessToken);
    };
    const good = await signIn(people.admin);
    const [head = '', body = '', signature = ''] = good.split('.');
    const claims: Claims & Record<string, unknown> = JSON.parse(Buffer.from(body, 'base64url').toString());
    const now = portal.time.now.getTime() / 1000;
    const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const sign = ({
      secret = key,
      alg = 'HS256',
      ...changes
    }: {
      secret?: Uint8Array;
      alg?: string;
      [claim: string]: unknown;
    }) =>
      new SignJWT({ ...claims, iat: now - 7200, exp: now + 600, ...changes }).setProtectedHeader({ alg }).sign(secret);
    const { privateKey } = await generateKeyPair('RS256');

    expect((await portal.call('GET', '/auth/user/me', { token: await sign({}) })).status).toBe(200);
    tokens.set('no token', undefined);
    tokens.set('an expired one', await sign({ exp: now - 1 }));
    tokens.set('one that expires this very second', await sign({ exp: now }));
    tokens.set(
      'another person in its claims',
      `${head}.${encode({ ...claims, sub: String(Number(claims.sub) + 1) })}.${signature}`,
    );
    tokens.set('a longer life in its claims', `${head}.${encode({ ...claims, exp: now + 1e6 })}.${signature}`);
    tokens.set('a changed signature', `${head}.${body}.${signature.slice(0, -4)}AAAA`);
    tokens.set('no signature under alg none', `${encode({ alg: 'none' })}.${body}.`);
    tokens.set('no signature under alg None', `${encode({ alg: 'None' })}.${body}.`);
    tokens.set('the signature kept under alg none', `${encode({ alg: 'none' })}.${body}.${signature}`);
    tokens.set('another key', await sign({ secret: foreignKey }));
    tokens.set('another algorithm with the same key', await sign({ alg: 'HS512', secret: Buffer.concat([key, key]) }));
    tokens.set(
      'a signature of its own key pair',
      await new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256' }).sign(privateKey),
    );
    tokens.set('another audience', await sign({ aud: 'somebody-else' }));
    tokens.set('another issuer', await sign({ iss: 'somebody-else' }));
    tokens.set('no session', await sign({ sid: undefined }));
    tokens.set('a session that never was', await sign({ sid: '00000000-0000-4000-8000-000000000000' }));
    tokens.set('a revoked session', await signIn(people.director));
    await portal.call('POST', '/auth/logout', { token: tokens.get('a revoked session') });
    tokens.set('a closed account', await signIn(people.programAdmin));
    await db.updateTable('account').set({ active: false }).where('email', '=', people.programAdmin).execute();
    tokens.set('a deleted account', await signIn(people.rival));
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('email', '=', people.rival)
      .executeTakeFirstOrThrow();
    await db.deleteFrom('session').where('account_id', '=', id).execute();
    await db.deleteFrom('account').where('id', '=', id).execute();
    console.log(
      `Tokens: ${states.length} states × ${operations.length} operations = ${states.length * operations.length} requests`,
    );
  });

  test.each(states)('%s opens no operation', async (state) => {
    const { portal } = opened();
    const token = tokens.get(state);
    const opens: unknown[] = [];
    for (const { id, method, path, json } of operations) {
      const answer = await portal.call(method, path.replaceAll(/\{\w+\}/g, '1'), {
        token,
        ...('body' in json ? { body: {} } : {}),
      });
      if (answer.status !== 401) opens.push([id, answer.status]);
    }
    expect(tokens.has(state)).toBe(true);
    expect(opens).toEqual([]);
  });
});
