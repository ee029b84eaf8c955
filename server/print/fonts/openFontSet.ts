import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { findSlice, sliceFile } from './fallbackSlices.ts';
import { type FontPart, mergeFonts } from './mergeFonts.ts';
import { hasSign, printFonts } from './printFonts.ts';

export type FontWeight = 'plain' | 'bold';

/** Letters of one font next to each other. */
export interface FontRun {
  readonly font: string;
  readonly text: string;
}

/** The fonts of a document: each is registered under its name, and every letter is written with one of them. */
export interface FontSet {
  readonly fonts: readonly { readonly name: string; readonly source: string | Buffer }[];
  /** A text cut where its font changes. A letter that no font has becomes its bare form, or else a question mark. */
  runsOf(text: string, weight: FontWeight): readonly FontRun[];
}

const weights: readonly FontWeight[] = ['plain', 'bold'];
const axes: Readonly<Record<FontWeight, number>> = { plain: 400, bold: 700 };

/**
 * Opens the fonts that these texts need. Letters that the typeface of documents does not have, such as Chinese ones, are
 * taken from the slices of a second one; only slices with a letter of the texts are read.
 */
export async function openFontSet(texts: Readonly<Record<FontWeight, readonly string[]>>): Promise<FontSet> {
  const fonts: { name: string; source: string | Buffer }[] = [
    { name: 'plain', source: printFonts.plain },
    { name: 'bold', source: printFonts.bold },
  ];
  const fontOf = new Map<string, string>();
  for (const weight of weights) {
    const letters = new Set(texts[weight].flatMap((text) => [...text.normalize('NFC')]));
    const bySlice = Map.groupBy(
      [...letters].filter((letter) => !isDrawn(letter)).toSorted(),
      (letter) => findSlice(letter) ?? '',
    );
    const parts: FontPart[] = [];
    for (const [slice, sliced] of [...bySlice].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      if (slice === '') continue;
      const source = await subsetFont(await readFile(sliceFile(slice)), sliced.join(''), {
        targetFormat: 'truetype',
        variationAxes: { wght: axes[weight] },
      });
      parts.push({ source, glyphs: glyphsIn(source, sliced) });
    }
    if (parts.length === 0) continue;
    // As one font: neighbours in a Chinese text are in different slices, and each change of font costs time and memory.
    const name = `${weight}-fallback`;
    fonts.push({ name, source: mergeFonts(parts) });
    for (const letter of parts.flatMap(({ glyphs }) => [...glyphs.keys()])) fontOf.set(`${weight} ${letter}`, name);
  }
  return { fonts, runsOf: (text, weight) => cutText(text, weight, fontOf) };
}

/** Whether the typeface of documents draws a letter. Control characters are not drawn at all. */
function isDrawn(letter: string): boolean {
  return /\p{C}/u.test(letter) || hasSign(letter);
}

/** The glyphs of these letters. A slice lists ranges, in which its font may have gaps. */
function glyphsIn(source: Buffer, letters: readonly string[]): ReadonlyMap<string, number> {
  const font = create(source);
  if (!('hasGlyphForCodePoint' in font)) throw new Error('A slice is a collection of fonts.');
  const codes = letters.map((letter) => [letter, letter.codePointAt(0) ?? 0] as const);
  return new Map(
    codes
      .filter(([, code]) => font.hasGlyphForCodePoint(code))
      .map(([letter, code]) => [letter, font.glyphForCodePoint(code).id]),
  );
}

function cutText(text: string, weight: FontWeight, fontOf: ReadonlyMap<string, string>): readonly FontRun[] {
  const runs: { font: string; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    if (/\p{C}/u.test(letter)) continue;
    const font = fontOf.get(`${weight} ${letter}`) ?? weight;
    const drawn = font === weight && !hasSign(letter) ? bareLetter(letter) : letter;
    const last = runs.at(-1);
    if (last?.font === font) last.text += drawn;
    else runs.push({ font, text: drawn });
  }
  return runs;
}

function bareLetter(letter: string): string {
  const bare = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare !== '' && Array.from(bare).every(hasSign) ? bare : '?';
}
