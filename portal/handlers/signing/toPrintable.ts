import { hasSign } from '#server';

/**
 * Returns a text in printable characters (Latin, Greek, Cyrillic): others are replaced by their base letter or a
 * question mark. The document's attachment contains the exact text.
 */
export function toPrintable(text: string): string {
  return Array.from(text.normalize('NFC'), printableLetter).join('');
}

function printableLetter(letter: string): string {
  if (isPrintable(letter)) return letter;
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare !== '' && Array.from(bare).every(isPrintable) ? bare : '?';
}

function isPrintable(letter: string): boolean {
  return letter === '\n' || (!/\p{C}/u.test(letter) && hasSign(letter));
}
