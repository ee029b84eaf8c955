/** Characters between which a line can be broken without a space. */
const ideograph = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\u3000-\\u303f\\uff00-\\uffef';
const pieces = new RegExp(`[ \\u00a0]+|[${ideograph}]|[^ \\u00a0${ideograph}]+`, 'gu');
const closing = /^[、。，．！？：；）】」』》〉”’％…]$/u;
const opening = /[（【「『《〈“‘]$/u;
const space = /^[ \u00a0]+$/;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export type Measure = (text: string) => number;

/** Breaks a text into lines of at most this width. A longer word is broken between its letters. */
export function breakLines(text: string, width: number, measure: Measure): readonly string[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => breakLine(line.replaceAll('\t', '  '), width, measure));
}

function breakLine(text: string, width: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  let line = '';
  let taken = 0;
  for (const piece of piecesOf(text)) {
    const own = measure(piece);
    if (taken + own <= width) {
      line += piece;
      taken += own;
    } else if (space.test(piece)) {
      lines.push(line);
      line = '';
      taken = 0;
    } else {
      if (line.trim() !== '') lines.push(line.trimEnd());
      const [last = '', ...before] = own <= width ? [piece] : breakWord(piece, width, measure).toReversed();
      lines.push(...before.toReversed());
      line = last;
      taken = measure(last);
    }
  }
  return [...lines, line.trimEnd()];
}

/**
 * Returns words, spaces and single ideographs. A closing mark stays with what precedes it, an opening one with what
 * follows.
 */
function piecesOf(text: string): readonly string[] {
  const merged: string[] = [];
  for (const piece of text.match(pieces) ?? []) {
    const last = merged.at(-1);
    if (last !== undefined && !space.test(last) && (closing.test(piece) || opening.test(last))) {
      merged[merged.length - 1] = last + piece;
    } else merged.push(piece);
  }
  return merged;
}

function breakWord(word: string, width: number, measure: Measure): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(word)) {
    if (part !== '' && measure(part + segment) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}
