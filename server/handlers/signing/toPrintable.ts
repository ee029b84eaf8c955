/** Beside Latin-1, what the fonts that every reader of PDF has can draw. */
const further = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

/**
 * A text in the letters that can be printed: others lose their accents, and what has no Latin letter becomes a question
 * mark. The exact text is in the attachment of the document.
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
  return letter === '\n' || /^[\u0020-\u007e\u00a0-\u00ff]$/.test(letter) || further.has(letter);
}
