import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { isRecord } from '#engine';
import type { MailContent } from './MailContent.types.ts';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts the content of a mail with a secret, so that a copy of the database does not reveal it. */
export function sealContent(words: MailContent, secret: Uint8Array): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, keyOf(secret), nonce);
  const content = Buffer.concat([sealing.update(JSON.stringify(words), 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), content]).toString('base64url');
}

/** Decrypts the content of a mail. Returns undefined if it was encrypted with another key or altered. */
export function openContent(sealed: string, secret: Uint8Array): MailContent | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const [tagStart, contentStart] = [nonceBytes, nonceBytes + tagBytes];
  try {
    const opening = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, tagStart));
    opening.setAuthTag(bytes.subarray(tagStart, contentStart));
    const content = Buffer.concat([opening.update(bytes.subarray(contentStart)), opening.final()]);
    return readWords(JSON.parse(content.toString('utf8')));
  } catch {
    return undefined;
  }
}

function readWords(value: unknown): MailContent | undefined {
  if (!isRecord(value)) return undefined;
  const { subject, text, html, markdown } = value;
  const isWhole =
    typeof subject === 'string' && typeof text === 'string' && typeof html === 'string' && typeof markdown === 'string';
  return isWhole ? { subject, text, html, markdown } : undefined;
}

/** Secret → its key for mails. */
const keys = new WeakMap<Uint8Array, KeyObject>();

/** Derives a separate key for mails, which cannot sign sessions. */
function keyOf(secret: Uint8Array): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'formwork mail', 32)));
  keys.set(secret, key);
  return key;
}
