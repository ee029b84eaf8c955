import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './hashPassword.ts';

const password = 'Lend-me-a-book-1';

/** Returns a hash as a version of the server with other costs would have stored it. */
function hashedAtCost(memory: number, passes: number, parallelism: number): string {
  const nonce = Buffer.from('somesaltsomesalt');
  const message = Buffer.from(password);
  const tag = argon2Sync('argon2id', { message, nonce, memory, passes, parallelism, tagLength: 24 });
  const costs = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${costs}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

test('a hash says how it was made, and no two of one password are alike', async () => {
  const [first, second] = [await hashPassword(password), await hashPassword(password)];

  // A salt of 16 bytes and a tag of 32 bytes, in base64url.
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
  const stored = [hashedAtCost(64, 1, 1), hashedAtCost(128, 12, 10)];

  expect(await Promise.all(stored.map((one) => verifyPassword(password, one)))).toEqual([true, true]);
  expect(await Promise.all(stored.map((one) => verifyPassword(`${password}2`, one)))).toEqual([false, false]);
});

test.each([
  ['no hash', undefined],
  ['an account without a password', null],
  ['an empty text', ''],
  ['the password itself', password],
  ['a hash of another kind', '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'],
  ['its hash with something before it', `x${hashedAtCost(64, 1, 1)}`],
  ['its hash with something behind it', `${hashedAtCost(64, 1, 1)}$x`],
])('no password is right for %s', async (_what, stored) => {
  expect(await verifyPassword(password, stored)).toBe(false);
  expect(await verifyPassword('', stored)).toBe(false);
});
