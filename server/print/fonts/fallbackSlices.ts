import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isRecord } from '#engine';

const fileOf = (path: string) => fileURLToPath(import.meta.resolve(`@fontsource-variable/noto-sans-sc/${path}`));

let slices: ReadonlyMap<number, string> | undefined;

/**
 * Returns the slice of the fallback typeface that contains a character, as the package names it. Undefined if there is
 * none.
 */
export function findSlice(letter: string): string | undefined {
  slices ??= readSlices();
  return slices.get(letter.codePointAt(0) ?? 0);
}

/** Returns the font file of a slice. */
export function sliceFile(slice: string): string {
  return fileOf(`files/noto-sans-sc-${slice}-wght-normal.woff2`);
}

/** Reads `{ "[4]": "U+1f1e9-1f1f5,U+1f21a", … }`, from which a browser would select the files. */
function readSlices(): ReadonlyMap<number, string> {
  const listed: unknown = JSON.parse(readFileSync(fileOf('unicode.json'), 'utf8'));
  if (!isRecord(listed)) throw new Error('The fallback typeface does not list its letters.');
  const found = new Map<number, string>();
  for (const [name, ranges] of Object.entries(listed)) {
    const slice = name.replace(/[[\]]/g, '');
    for (const [from, to] of String(ranges).split(',').map(readRange)) {
      for (let code = from; code <= to; code += 1) if (!found.has(code)) found.set(code, slice);
    }
  }
  return found;
}

/** Parses the first and the last code point of `U+1f1e9-1f1f5`. */
function readRange(text: string): readonly [number, number] {
  const [from = 0, to = from] = text
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return [from, to];
}
