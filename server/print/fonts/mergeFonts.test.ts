import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { findSlice, sliceFile } from './fallbackSlices.ts';
import { type FontPart, mergeFonts } from './mergeFonts.ts';

const letters = ['项', '目', '承', '包', '商', '。'];

function open(source: Buffer): Font {
  const font = create(source);
  if (!('glyphForCodePoint' in font)) throw new Error('It is a collection of fonts.');
  return font;
}

function drawn(font: Font, letter: string) {
  const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
  return { width: glyph.advanceWidth, path: glyph.path.toSVG() };
}

async function partOf(slice: string, sliced: readonly string[]): Promise<FontPart> {
  const source = await subsetFont(await readFile(sliceFile(slice)), sliced.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: 400 },
  });
  const font = open(source);
  return {
    source,
    glyphs: new Map(sliced.map((letter) => [letter, font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id])),
  };
}

describe('merged fonts', () => {
  test('draw every letter as its own font does', async () => {
    const bySlice = Map.groupBy(letters, (letter) => findSlice(letter) ?? '');
    const parts = await Promise.all([...bySlice].map(([slice, sliced]) => partOf(slice, sliced)));
    const expected = parts.flatMap(({ source, glyphs }) =>
      [...glyphs.keys()].map((letter) => drawn(open(source), letter)),
    );

    const merged = open(mergeFonts(parts));

    expect(parts.length).toBeGreaterThan(1);
    expect([...bySlice.values()].flat().map((letter) => drawn(merged, letter))).toEqual(expected);
  });

  test('have no glyph for a letter of none of them', async () => {
    const merged = open(mergeFonts([await partOf(findSlice('项') ?? '', ['项'])]));

    expect(merged.hasGlyphForCodePoint('目'.codePointAt(0) ?? 0)).toBe(false);
  });
});
