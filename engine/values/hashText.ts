import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Lower-case hex SHA-256 of a text. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
