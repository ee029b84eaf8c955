import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isRecord } from '#engine';

const fileOf = (path: string) => fileURLToPath(import.meta.resolve(`@fontsource-variable/noto-sans-sc/${path}`));

interface Range {
  readonly from: number;
  readonly to: number;
  readonly slice: string;
}

let ranges: readonly Range[] | undefined;

/** The slice of the fallback typeface that has a letter, as the package names it; undefined where none has it. */
export function findSlice(letter: string): string | undefined {
  ranges ??= readRanges();
  const code = letter.codePointAt(0) ?? 0;
  return ranges.find(({ from, to }) => code >= from && code <= to)?.slice;
}

/** The font file of a slice. */
export function sliceFile(slice: string): string {
  return fileOf(`files/noto-sans-sc-${slice}-wght-normal.woff2`);
}

/** `{ "[4]": "U+1f1e9-1f1f5,U+1f21a", … }`, as a browser would choose the files. */
function readRanges(): readonly Range[] {
  const listed: unknown = JSON.parse(readFileSync(fileOf('unicode.json'), 'utf8'));
  if (!isRecord(listed)) throw new Error('The fallback typeface does not list its letters.');
  return Object.entries(listed).flatMap(([name, text]) =>
    String(text)
      .split(',')
      .map((range) => {
        const [from = 0, to = from] = range
          .replace('U+', '')
          .split('-')
          .map((code) => Number.parseInt(code, 16));
        return { from, to, slice: name.replace(/[[\]]/g, '') };
      }),
  );
}
