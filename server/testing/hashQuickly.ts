import { argon2Sync, randomBytes } from 'node:crypto';

/** The minimum cost of argon2id, which is only acceptable for accounts of tests. */
const cost = { memory: 8, passes: 1, parallelism: 1 } as const;

/** Hashes a password so that verification takes less than a millisecond. */
export function hashQuickly(password: string): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { message: Buffer.from(password), nonce, tagLength: 32, ...cost });
  const settings = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${settings}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}
