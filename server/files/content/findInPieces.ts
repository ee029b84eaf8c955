import type { LocalFile } from './LocalFile.ts';

/**
 * Returns whether a pattern matches the bytes of a file, read as Latin-1. A match must not be longer than `longest`.
 */
export async function findInPieces(file: LocalFile, pattern: RegExp, longest = 64): Promise<boolean> {
  let rest = '';
  for await (const piece of file.pieces()) {
    const text = rest + piece.toString('latin1');
    if (pattern.test(text)) return true;
    // A match can span two chunks.
    rest = text.slice(-longest);
  }
  return false;
}
