import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Cost of one hash, as OWASP recommends for argon2id: 19 MiB, two passes. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;

interface Parts {
  readonly nonce: Buffer;
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
  readonly tag: Buffer;
}

/** Hashes a password with a new salt. The returned string contains all parameters that verification needs. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive(password, { ...cost, nonce });
  const settings = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${settings}$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
}

// Used for unknown accounts, so that they take as long as known ones.
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Verifies a password. Without a stored hash, it does the same work and returns false. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const parts = parse(stored ?? nobody) ?? parse(nobody);
  if (parts === undefined) return false;
  const tag = await derive(password, { ...parts, tagLength: parts.tag.length });
  return timingSafeEqual(tag, parts.tag) && typeof stored === 'string';
}

function parse(stored: string): Parts | undefined {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored);
  if (match === null) return undefined;
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64url'),
    tag: Buffer.from(tag, 'base64url'),
  };
}

const argon2Async = promisify(argon2);

function derive(
  password: string,
  settings: { nonce: Buffer; memory: number; passes: number; parallelism: number; tagLength: number },
): Promise<Buffer> {
  const { nonce, memory, passes, parallelism, tagLength } = settings;
  // NFC normalization: the same password typed on two keyboards can have different code points.
  const message = Buffer.from(password.normalize('NFC'));
  return argon2Async('argon2id', { message, nonce, memory, passes, parallelism, tagLength });
}
