/** A TrueType font, and its glyphs by character. */
export interface FontPart {
  readonly source: Buffer;
  readonly glyphs: ReadonlyMap<string, number>;
}

interface OpenedFont {
  readonly tables: ReadonlyMap<string, Buffer>;
  readonly count: number;
  /** Offset of its glyph ids in the merged font. The glyph for missing characters is always the first one. */
  readonly shift: number;
}

/** Offsets of changed values in tables of the first font. */
const glyphCount = 4;
const metricCount = 34;
const locationFormat = 50;

/**
 * Merges several TrueType fonts with the same units and without common characters. Tables for text shaping are left
 * out, because characters are drawn one by one. Throws if a font has no TrueType outlines.
 */
export function mergeFonts(parts: readonly FontPart[]): Buffer {
  const fonts = openAll(parts);
  const [first] = fonts;
  if (first === undefined) throw new Error('There is no font to merge.');
  const count = fonts.reduce((sum, font) => sum + font.count, 1 - fonts.length);
  const glyphs = fonts.flatMap((font, at) => glyphsOf(font).slice(at === 0 ? 0 : 1));
  const metrics = fonts.flatMap((font, at) => metricsOf(font).slice(at === 0 ? 0 : 1));
  const tables = new Map([
    ['OS/2', tableOf(first, 'OS/2')],
    ['cmap', writeMap(parts, fonts)],
    ['glyf', Buffer.concat(glyphs)],
    ['head', mergeHeads(fonts)],
    ['hhea', changed(tableOf(first, 'hhea'), (table) => table.writeUInt16BE(count, metricCount))],
    ['hmtx', Buffer.concat(metrics)],
    ['loca', writeLocations(glyphs)],
    ['maxp', mergeLimits(fonts, count)],
    ['name', tableOf(first, 'name')],
    // Without glyph names.
    ['post', changed(tableOf(first, 'post').subarray(0, 32), (table) => table.writeUInt32BE(0x00030000, 0))],
  ]);
  return writeFont(tables);
}

function openAll(parts: readonly FontPart[]): readonly OpenedFont[] {
  let shift = 0;
  return parts.map(({ source }) => {
    const tables = readTables(source);
    const opened = { tables, shift, count: tables.get('maxp')?.readUInt16BE(glyphCount) ?? 0 };
    shift += opened.count - 1;
    return opened;
  });
}

function readTables(font: Buffer): ReadonlyMap<string, Buffer> {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16;
      const offset = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(offset, offset + font.readUInt32BE(at + 12))] as const;
    }),
  );
}

function tableOf({ tables }: OpenedFont, name: string): Buffer {
  const table = tables.get(name);
  if (table === undefined) throw new Error(`A font that is merged has no table "${name}".`);
  return table;
}

function changed(table: Buffer, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(table);
  change(copy);
  return copy;
}

/** Returns the outlines, each padded to a multiple of four bytes. */
function glyphsOf(font: OpenedFont): readonly Buffer[] {
  const isLong = tableOf(font, 'head').readInt16BE(locationFormat) === 1;
  const locations = tableOf(font, 'loca');
  const at = (glyph: number): number =>
    isLong ? locations.readUInt32BE(glyph * 4) : locations.readUInt16BE(glyph * 2) * 2;
  const outlines = tableOf(font, 'glyf');
  return Array.from({ length: font.count }, (_, glyph) => {
    const outline = outlines.subarray(at(glyph), at(glyph + 1));
    const isComposite = outline.length > 0 && outline.readInt16BE(0) < 0;
    const shifted = isComposite ? changed(outline, (copy) => shiftComponents(copy, font.shift)) : outline;
    return Buffer.concat([shifted], Math.ceil(shifted.length / 4) * 4);
  });
}

/** Shifts the glyph ids that a composite glyph consists of. */
function shiftComponents(outline: Buffer, shift: number): void {
  let at = 10;
  let flags = 0x20;
  while ((flags & 0x20) !== 0) {
    flags = outline.readUInt16BE(at);
    const glyph = outline.readUInt16BE(at + 2);
    outline.writeUInt16BE(glyph === 0 ? 0 : glyph + shift, at + 2);
    const scale = (flags & 0x80) !== 0 ? 8 : (flags & 0x40) !== 0 ? 4 : (flags & 0x08) !== 0 ? 2 : 0;
    at += 4 + ((flags & 0x01) !== 0 ? 4 : 2) + scale;
  }
}

/** Returns the width and the left side bearing of each glyph. A font can omit equal widths at its end. */
function metricsOf(font: OpenedFont): readonly Buffer[] {
  const stated = tableOf(font, 'hhea').readUInt16BE(metricCount);
  const table = tableOf(font, 'hmtx');
  return Array.from({ length: font.count }, (_, glyph) => {
    if (glyph < stated) return table.subarray(glyph * 4, glyph * 4 + 4);
    const left = stated * 4 + (glyph - stated) * 2;
    return Buffer.concat([table.subarray(stated * 4 - 4, stated * 4 - 2), table.subarray(left, left + 2)]);
  });
}

function writeLocations(glyphs: readonly Buffer[]): Buffer {
  const table = Buffer.alloc((glyphs.length + 1) * 4);
  let offset = 0;
  for (const [index, { length }] of glyphs.entries()) {
    offset += length;
    table.writeUInt32BE(offset, (index + 1) * 4);
  }
  return table;
}

/** Returns the `cmap` table in the format with a range per character. */
function writeMap(parts: readonly FontPart[], fonts: readonly OpenedFont[]): Buffer {
  const pairs = parts
    .flatMap(({ glyphs }, at) =>
      [...glyphs].map(([letter, glyph]) => [letter.codePointAt(0) ?? 0, glyph + (fonts[at]?.shift ?? 0)] as const),
    )
    .toSorted(([one], [other]) => one - other);
  const table = Buffer.alloc(28 + pairs.length * 12);
  // One subtable: for Windows, with all of Unicode.
  for (const [at, value] of [0, 1, 3, 10].entries()) table.writeUInt16BE(value, at * 2);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(table.length - 12, 16);
  table.writeUInt32BE(pairs.length, 24);
  for (const [index, [code, glyph]] of pairs.entries()) {
    for (const [at, value] of [code, code, glyph].entries()) table.writeUInt32BE(value, 28 + index * 12 + at * 4);
  }
  return table;
}

/** Returns the `head` table with the bounding box of all glyphs, and long offsets in `loca`. */
function mergeHeads(fonts: readonly OpenedFont[]): Buffer {
  const heads = fonts.map((font) => tableOf(font, 'head'));
  const [first = Buffer.alloc(54)] = heads;
  return changed(first, (head) => {
    for (const at of [36, 38]) head.writeInt16BE(Math.min(...heads.map((one) => one.readInt16BE(at))), at);
    for (const at of [40, 42]) head.writeInt16BE(Math.max(...heads.map((one) => one.readInt16BE(at))), at);
    head.writeInt16BE(1, locationFormat);
  });
}

/** Returns the `maxp` table with the maximum of each limit. */
function mergeLimits(fonts: readonly OpenedFont[], count: number): Buffer {
  const limits = fonts.map((font) => tableOf(font, 'maxp'));
  const [first = Buffer.alloc(32)] = limits;
  return changed(first, (table) => {
    for (let at = 6; at + 2 <= table.length; at += 2) {
      table.writeUInt16BE(Math.max(...limits.map((one) => one.readUInt16BE(at))), at);
    }
    table.writeUInt16BE(count, glyphCount);
  });
}

/** Writes the tables after their directory, without checksums, because the font is only embedded by this process. */
function writeFont(tables: ReadonlyMap<string, Buffer>): Buffer {
  const directory = Buffer.alloc(12 + tables.size * 16);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tables.size, 4);
  const contents: Buffer[] = [];
  let offset = directory.length;
  for (const [index, [name, table]] of [...tables].entries()) {
    const at = 12 + index * 16;
    directory.write(name, at, 'latin1');
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    contents.push(Buffer.concat([table], Math.ceil(table.length / 4) * 4));
    offset += contents.at(-1)?.length ?? 0;
  }
  return Buffer.concat([directory, ...contents]);
}
