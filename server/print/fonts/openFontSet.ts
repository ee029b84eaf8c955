import { readFile } from 'node:fs/promises';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { findSlice, sliceFile } from './fallbackSlices.ts';
import { type FontPart, mergeFonts } from './mergeFonts.ts';
import { hasSign, printFonts } from './printFonts.ts';

export type FontWeight = 'plain' | 'bold';

/** Adjacent characters of one font. */
export interface FontRun {
  readonly font: string;
  readonly text: string;
}

/** The fonts of a document, each with the name it is registered under. */
export interface FontSet {
  readonly fonts: readonly { readonly name: string; readonly source: string | Buffer }[];
  /**
   * Splits a text where its font changes. A character that is in no font is replaced by its base letter, or by a
   * question mark.
   */
  runsOf(text: string, weight: FontWeight): readonly FontRun[];
}

const weights: readonly FontWeight[] = ['plain', 'bold'];
const axes: Readonly<Record<FontWeight, number>> = { plain: 400, bold: 700 };

/**
 * Opens the fonts that these texts need. Characters that the main typeface does not have, such as Chinese ones, use the
 * slices of a fallback typeface. Only slices with a character of the texts are read.
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
    // One font for all slices: adjacent characters of a Chinese text are in different slices, and each change of font
    // costs time and memory.
    const name = `${weight}-fallback`;
    fonts.push({ name, source: mergeFonts(parts) });
    for (const letter of parts.flatMap(({ glyphs }) => [...glyphs.keys()])) fontOf.set(`${weight} ${letter}`, name);
  }
  return { fonts, runsOf: (text, weight) => cutText(text, weight, fontOf) };
}

/** Returns whether the main typeface can render a character. Control characters are not rendered. */
function isDrawn(letter: string): boolean {
  return /\p{C}/u.test(letter) || hasSign(letter);
}

/** Returns the glyphs of these characters. A slice lists ranges, but its font can lack some characters of them. */
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
