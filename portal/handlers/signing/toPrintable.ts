import { hasSign } from '#server';

/**
 * A text in the letters that can be printed (Latin, Greek, Cyrillic): others lose what cannot be drawn of them, or
 * become a question mark. The exact text is in the attachment of the document.
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
