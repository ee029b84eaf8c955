import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';

/** What precedes the 32 bytes of a key in its DER form (RFC 8410). */
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** The key that a server signs its files of events with; it follows from the server's secret. */
export function eventFileKey(secret: Uint8Array): KeyObject {
  const seed = hkdfSync('sha256', secret, '', 'formwork/events', 32);
  const key = Buffer.concat([privatePrefix, Buffer.from(seed)]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

/** The public half of a key in hex, as it is written into a file. */
export function publicKeyOf(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(publicPrefix.length).toString('hex');
}

/** A public key from its hex; undefined where the text is none. */
export function readPublicKey(hex: string): KeyObject | undefined {
  if (!/^[0-9a-f]{64}$/.test(hex)) return undefined;
  const key = Buffer.concat([publicPrefix, Buffer.from(hex, 'hex')]);
  return createPublicKey({ key, format: 'der', type: 'spki' });
}
