import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

const fileOf = (face: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${face}/Inter_${face}.ttf`));

/** Files of the typeface of printed documents. */
export const printFonts = {
  plain: fileOf('400Regular'),
  bold: fileOf('700Bold'),
  signature: fileOf('400Regular_Italic'),
} as const;

let opened: Font | undefined;

/** Returns whether the typeface has a glyph for a character. All its fonts have the same ones. */
export function hasSign(letter: string): boolean {
  opened ??= openFont(printFonts.plain);
  return opened.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

function openFont(file: string): Font {
  const found = openSync(file);
  if (!('hasGlyphForCodePoint' in found)) throw new Error(`"${file}" is a collection of fonts.`);
  return found;
}
