import { SignJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { readToken, signToken } from './sessionToken.ts';

const issuedAt = new Date('2026-11-21T10:00:00Z');
const expiresAt = new Date('2026-11-21T11:00:00Z');
const at = (time: string): Date => new Date(`2026-11-21T${time}Z`);
const facts = { accountId: 7, sessionId: 'a-session', issuedAt, expiresAt };

/** Each test uses its own key, because verified tokens are cached per key. */
const newSecret = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32));

const claimsOf = (token: string): unknown => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('a session token', () => {
  test('says who signed in, in which session and until when, and nothing of what one may do', async () => {
    const token = await signToken(facts, newSecret());

    expect(JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())).toEqual({
      alg: 'HS256',
      typ: 'JWT',
    });
    expect(claimsOf(token)).toEqual({
      ...{ iss: 'formwork', aud: 'formwork-api', sub: '7', sid: 'a-session' },
      ...{ iat: issuedAt.getTime() / 1000, exp: expiresAt.getTime() / 1000 },
    });
  });

  test.each([
    ['when it is read once', []],
    ['when it was read before', [at('10:00:00')]],
  ])('is believed until the second at which it ends, %s', async (_when, before) => {
    const secret = newSecret();
    const token = await signToken(facts, secret);
    for (const now of before) await readToken(token, secret, now);

    expect(await readToken(token, secret, at('10:59:59.999'))).toEqual({ accountId: 7, sessionId: 'a-session' });
    expect(await readToken(token, secret, at('11:00:00'))).toBeUndefined();
  });

  test('that ended before it was read first is not believed', async () => {
    const secret = newSecret();

    expect(await readToken(await signToken(facts, secret), secret, at('11:00:00'))).toBeUndefined();
  });

  test('is believed under its own key only, also when it was read under that before', async () => {
    const secret = newSecret();
    const token = await signToken(facts, secret);
    await readToken(token, secret, at('10:00:00'));

    expect(await readToken(token, newSecret(), at('10:00:00'))).toBeUndefined();
  });

  test('is believed among more than can be remembered', async () => {
    const secret = newSecret();
    const tokens = await Promise.all(
      Array.from({ length: 1002 }, (_, index) => signToken({ ...facts, accountId: index }, secret)),
    );
    const read = async (): Promise<readonly unknown[]> => {
      const accounts: unknown[] = [];
      for (const token of tokens) accounts.push((await readToken(token, secret, at('10:00:00')))?.accountId);
      return accounts;
    };

    expect(await read()).toEqual(tokens.map((_, index) => index));
    expect(await read()).toEqual(tokens.map((_, index) => index));
  });
});

describe('a token that is signed with our key is not believed', () => {
  interface Claims {
    readonly iss?: string;
    readonly aud?: string;
    readonly sub?: string;
    readonly sid?: unknown;
    readonly iat?: number;
    readonly exp?: number;
  }
  const right: Claims = {
    ...{ iss: 'formwork', aud: 'formwork-api', sub: '7', sid: 'a-session' },
    ...{ iat: issuedAt.getTime() / 1000, exp: expiresAt.getTime() / 1000 },
  };
  const without = (name: keyof Claims): Claims => {
    const { [name]: _left, ...rest } = right;
    return rest;
  };
  const read = async (claims: Claims, alg = 'HS256'): Promise<unknown> => {
    const secret = crypto.getRandomValues(new Uint8Array(64));
    const token = await new SignJWT({ ...claims }).setProtectedHeader({ alg }).sign(secret);
    return readToken(token, secret, at('10:30:00'));
  };

  test.each<[string, Claims]>([
    ['where somebody else issued it', { ...right, iss: 'somebody' }],
    ['where it is for something else', { ...right, aud: 'another-api' }],
    ['where nobody issued it', without('iss')],
    ['where it is for nothing', without('aud')],
    ['without an account', without('sub')],
    ['without a session', without('sid')],
    ['without an end', without('exp')],
    ['without a beginning', without('iat')],
    ['where the account is no number', { ...right, sub: 'ann' }],
    ['where the account only begins with a number', { ...right, sub: '7 or 1' }],
    ['where the account only ends with a number', { ...right, sub: '-7' }],
    ['where the account is no account’s number', { ...right, sub: '1234567890' }],
    ['where the account is empty', { ...right, sub: '' }],
    ['where the session is no text', { ...right, sid: 7 }],
  ])('%s', async (_what, claims) => {
    expect(await read(claims)).toBeUndefined();
  });

  test('with another algorithm, but with ours it is', async () => {
    expect(await read(right, 'HS512')).toBeUndefined();
    expect(await read(right)).toEqual({ accountId: 7, sessionId: 'a-session' });
    expect(await read({ ...right, sub: '123456789' })).toEqual({ accountId: 123_456_789, sessionId: 'a-session' });
  });
});

test('a text that is no token is nobody', async () => {
  const secret = newSecret();
  const broken = ['', 'x', 'a.b.c', `${'A'.repeat(5000)}.A.A`];

  expect(await Promise.all(broken.map((token) => readToken(token, secret, issuedAt)))).toEqual(
    broken.map(() => undefined),
  );
});

test('what is wrong with the key is not taken for a wrong token', async () => {
  const token = await signToken(facts, newSecret());

  // @ts-expect-error A key of the wrong type is an error of the server, which must be reported.
  await expect(readToken(token, Object.freeze({ not: 'a key' }), issuedAt)).rejects.toThrow(TypeError);
});
