import type { PrintedPart } from '../PrintedPart.types.ts';
import { breakLines } from './breakLines.ts';
import type { CellLook, PrintedCell, PrintedRow } from './PrintedRow.types.ts';

/** Returns the width of a text in a style, in points. */
export type MeasureText = (text: string, look: CellLook) => number;

export interface Layout {
  readonly left: number;
  readonly width: number;
  readonly measure: MeasureText;
}

type Part<Name extends PrintedPart['part']> = Extract<PrintedPart, { readonly part: Name }>;

const black = '#000000';
const grey = '#4a4a4a';
const plain: CellLook = { weight: 'plain', size: 9.5, colour: black };
const label: CellLook = { weight: 'plain', size: 9.5, colour: grey };
const head: CellLook = { weight: 'bold', size: 9, colour: black };
const headings: readonly CellLook[] = [18, 14, 12, 10.5].map((size) => ({ weight: 'bold', size, colour: black }));

/** Space between columns. */
const gap = 12;

/** Returns the rows of the parts, with text broken into lines. */
export function layoutParts(parts: readonly PrintedPart[], layout: Layout): readonly PrintedRow[] {
  return parts.flatMap((part, group) => rowsOf(part, group, layout));
}

function rowsOf(part: PrintedPart, group: number, layout: Layout): readonly PrintedRow[] {
  switch (part.part) {
    case 'heading':
      return [headingRow(part, group, layout)];
    case 'paragraph':
      return part.text === '' ? [] : [paragraphRow(part, group, layout)];
    case 'pairs':
      return pairRows(part, group, layout);
    case 'table':
      return tableRows(part, group, layout);
  }
}

/** Returns the style of a heading. Deeper levels use that of the deepest one. */
function headingLook(level: number): CellLook {
  return headings[Math.min(level, headings.length - 1)] ?? head;
}

function headingRow({ text, level }: Part<'heading'>, group: number, layout: Layout): PrintedRow {
  const look = headingLook(level);
  const cell = { ...cellOf(text, look, { ...layout, x: layout.left }), tag: `H${Math.min(level + 1, 6)}` };
  return {
    ...{ cells: [cell], group, space: level < 2 ? 20 : 12, isKept: true, isRuled: level === 1 },
    bookmark: { text, level },
  };
}

function paragraphRow({ text }: Part<'paragraph'>, group: number, layout: Layout): PrintedRow {
  const cell = { ...cellOf(text, plain, { ...layout, x: layout.left }), tag: 'P' };
  return { cells: [cell], group, space: 6, isKept: false, isRuled: false };
}

function pairRows({ pairs }: Part<'pairs'>, group: number, layout: Layout): readonly PrintedRow[] {
  const first = layout.width * 0.38 - gap;
  const x = layout.left + layout.width * 0.38;
  return pairs.map(({ label: name, value }): PrintedRow => {
    // A label without a value introduces those below it and has the full width.
    const width = value === '' ? layout.width : first;
    const cells = [
      { ...cellOf(name, label, { ...layout, x: layout.left, width }), tag: 'Lbl' },
      ...(value === ''
        ? []
        : [{ ...cellOf(value, plain, { ...layout, x, width: layout.width * 0.62 }), tag: 'LBody' }]),
    ];
    return { cells, group, space: 4, isKept: value === '', isRuled: false, tag: 'LI' };
  });
}

function tableRows({ columns, rows }: Part<'table'>, group: number, layout: Layout): readonly PrintedRow[] {
  const places = placeColumns([columns, ...rows], layout);
  const rowOf = (cells: readonly string[], look: CellLook, tag: string): PrintedRow => ({
    cells: cells.map((text, index) => ({ ...cellOf(text, look, { ...layout, ...places[index] }), tag })),
    ...{ group, space: 4, isKept: tag === 'TH', isRuled: true, tag: 'TR' },
  });
  const first = rowOf(columns, head, 'TH');
  return [{ ...first, space: 8 }, ...rows.map((cells) => ({ ...rowOf(cells, plain, 'TD'), head: first }))];
}

/** Divides the width among columns by the length of their texts, with a minimum. */
function placeColumns(rows: readonly (readonly string[])[], { left, width }: Layout) {
  const count = rows[0]?.length ?? 0;
  const weights = Array.from({ length: count }, (_, index) => {
    const lengths = rows.map((row) => row[index]?.length ?? 0);
    return Math.sqrt(Math.min(Math.max(...lengths, 8), 400));
  });
  const sum = weights.reduce((all, one) => all + one, 0);
  const free = width - gap * (count - 1);
  let x = left;
  return weights.map((weight) => {
    const place = { x, width: (free * weight) / sum };
    x += place.width + gap;
    return place;
  });
}

interface Place {
  readonly x?: number;
  readonly left: number;
  readonly width: number;
  readonly measure: MeasureText;
}

function cellOf(text: string, look: CellLook, { x, left, width, measure }: Place): Omit<PrintedCell, 'tag'> {
  return { x: x ?? left, look, lines: breakLines(text, width, (piece) => measure(piece, look)) };
}
