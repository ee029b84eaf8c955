import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';

/** DER prefixes of the 32 bytes of a key (RFC 8410). */
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** Returns the private key for event files, derived from the server's secret. */
export function eventFileKey(secret: Uint8Array): KeyObject {
  const seed = hkdfSync('sha256', secret, '', 'formwork/events', 32);
  const key = Buffer.concat([privatePrefix, Buffer.from(seed)]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

/** Returns the public key in hex, as it is written into a file. */
export function publicKeyOf(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(publicPrefix.length).toString('hex');
}

/** Parses a public key in hex. Returns undefined if it is invalid. */
export function readPublicKey(hex: string): KeyObject | undefined {
  if (!/^[0-9a-f]{64}$/.test(hex)) return undefined;
  const key = Buffer.concat([publicPrefix, Buffer.from(hex, 'hex')]);
  return createPublicKey({ key, format: 'der', type: 'spki' });
}
