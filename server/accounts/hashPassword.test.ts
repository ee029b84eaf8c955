import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './hashPassword.ts';

const password = 'Lend-me-a-book-1';

test('a hash says how it was made, and no two of one password are alike', async () => {
  const [first, second] = [await hashPassword(password), await hashPassword(password)];

  // A salt of 16 bytes and a tag of 32.
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w-]{22}\$[\w-]{43}$/);
  expect(second).not.toBe(first);
});

test('a password is right for its own hash only, each letter and its case', async () => {
  const stored = await hashPassword(password);
  const tried = [password, 'Lend-me-a-book-2', 'lend-me-a-book-1', ` ${password}`, ''];

  expect(await Promise.all(tried.map((one) => verifyPassword(one, stored)))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('a password is the same whether an accent is typed as one code point or as two', async () => {
  const stored = await hashPassword('Bibliothe\u0300que');

  expect(await verifyPassword('Biblioth\u00e8que', stored)).toBe(true);
});

test('a hash is checked with the cost it was made with', async () => {
  const older = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$';
  const tag = argon2Sync('argon2id', {
    ...{ message: Buffer.from('password'), nonce: Buffer.from('somesaltsomesalt') },
    ...{ memory: 64, passes: 1, parallelism: 1, tagLength: 24 },
  });

  expect(await verifyPassword('password', older + tag.toString('base64url'))).toBe(true);
  expect(await verifyPassword('passwort', older + tag.toString('base64url'))).toBe(false);
});

test.each([
  ['no hash', undefined],
  ['an account without a password', null],
  ['an empty text', ''],
  ['the password itself', password],
  ['a hash of another kind', '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'],
  ['a hash with something before it', `x$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$${'A'.repeat(43)}`],
  ['a hash with something behind it', `$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$${'A'.repeat(43)}$x`],
])('no password is right for %s', async (_what, stored) => {
  expect(await verifyPassword(password, stored)).toBe(false);
  expect(await verifyPassword('', stored)).toBe(false);
});
