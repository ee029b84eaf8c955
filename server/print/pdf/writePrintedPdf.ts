import PDFDocument from 'pdfkit';
import { type FontSet, openFontSet } from '../fonts/openFontSet.ts';
import type { PrintedPart, PrintedScreen } from '../PrintedPart.types.ts';
import { layoutParts, type MeasureText } from './layoutParts.ts';
import type { CellLook, PrintedRow } from './PrintedRow.types.ts';
import { lineHeight, type PlacedRow, paginate, rowHeight } from './paginate.ts';

type Pdf = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Pdf['struct']>;

export interface PdfOptions {
  readonly locale: string;
  /** Creation date of the document. The same document results in the same bytes. */
  readonly createdAt: string;
  /** Footer of each page, before the page number. */
  readonly foot: string;
}

const margin = 56;
const foot: CellLook = { weight: 'plain', size: 8, colour: '#4a4a4a' };
const ruleColour = '#c4c4c4';

/** Writes a printed screen as tagged PDF, with page numbers and a bookmark for each heading. */
export async function writePrintedPdf({ title, parts }: PrintedScreen, options: PdfOptions): Promise<Buffer> {
  const all: readonly PrintedPart[] = [{ part: 'heading', level: 0, text: title }, ...parts];
  const fonts = await openFontSet(textsOf(all, options));
  const date = new Date(options.createdAt);
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: 0, autoFirstPage: false, pdfVersion: '1.7', tagged: true, displayTitle: true },
    lang: options.locale,
    info: { Title: title, CreationDate: date, ModDate: date, Producer: 'Formwork', Creator: 'Formwork' },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  for (const { name, source } of fonts.fonts) pdf.registerFont(name, source);
  const { width, height } = a4;
  const rows = layoutParts(all, { left: margin, width: width - 2 * margin, measure: measureWith(pdf, fonts) });
  const pages = paginate(rows, height - 2 * margin);
  drawPages(pdf, { pages, fonts, foot: options.foot });
  pdf.end();
  return done;
}

const a4 = { width: 595.28, height: 841.89 };

function textsOf(parts: readonly PrintedPart[], { foot: line }: PdfOptions) {
  const plain = [line, '0123456789 /'];
  const bold: string[] = [];
  for (const part of parts) {
    if (part.part === 'heading') bold.push(part.text);
    else if (part.part === 'paragraph') plain.push(part.text);
    else if (part.part === 'pairs') plain.push(...part.pairs.flatMap(({ label, value }) => [label, value]));
    else {
      bold.push(...part.columns);
      plain.push(...part.rows.flat());
    }
  }
  return { plain, bold };
}

/** Caches widths by font and size, because each word is measured repeatedly. */
function measureWith(pdf: Pdf, { runsOf }: FontSet): MeasureText {
  const known = new Map<string, number>();
  return (text, { weight, size }) => {
    const key = `${weight} ${size} ${text}`;
    const stored = known.get(key);
    if (stored !== undefined) return stored;
    const width = runsOf(text, weight).reduce(
      (sum, run) => sum + pdf.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    );
    known.set(key, width);
    return width;
  };
}

interface Drawing {
  readonly pages: readonly (readonly PlacedRow[])[];
  readonly fonts: FontSet;
  readonly foot: string;
}

function drawPages(pdf: Pdf, { pages, fonts, foot: line }: Drawing): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const tree = createTree(pdf, root);
  const bookmarks: Pdf['outline'][] = [pdf.outline];
  for (const [index, rows] of pages.entries()) {
    pdf.addPage();
    for (const placed of rows) {
      const { row, isRepeated } = placed;
      if (row.bookmark !== undefined && placed.from === 0) addBookmark(bookmarks, row.bookmark);
      if (isRepeated) drawArtifact(pdf, () => drawCells(pdf, fonts, placed));
      else drawTagged(pdf, fonts, { placed, cells: tree(row) });
      if (row.isRuled) drawRule(pdf, placed);
    }
    drawArtifact(pdf, () => {
      const y = a4.height - margin / 2 - foot.size;
      const pageNumber = `${index + 1} / ${pages.length}`;
      const number = measureWith(pdf, fonts)(pageNumber, foot);
      drawLine(pdf, fonts, { text: line, look: foot, x: margin, y });
      drawLine(pdf, fonts, { text: pageNumber, look: foot, x: a4.width - margin - number, y });
    });
  }
  root.end();
}

/** Adds a bookmark below the nearest heading of a higher level. The title has none. */
function addBookmark(open: Pdf['outline'][], { text, level }: NonNullable<PrintedRow['bookmark']>): void {
  if (level === 0) return;
  const depth = Math.min(level, open.length);
  open.length = depth;
  const parent = open[depth - 1];
  if (parent !== undefined) open.push(parent.addItem(text, { expanded: true }));
}

/** Creates the structure elements of a row's cells, once even if the row spans pages. */
function createTree(pdf: Pdf, root: Structure): (row: PrintedRow) => readonly Structure[] {
  const groups = new Map<number, Structure>();
  const rows = new Map<PrintedRow, readonly Structure[]>();
  const addTo = (parent: Structure, tag: string) => {
    const element = pdf.struct(tag);
    parent.add(element);
    return element;
  };
  return (row) => {
    const known = rows.get(row);
    if (known !== undefined) return known;
    const { tag, group } = row;
    const kind = tag === 'TR' ? 'Table' : 'L';
    const around = tag === undefined ? root : (groups.get(group) ?? addTo(root, kind));
    if (tag !== undefined) groups.set(group, around);
    const parent = tag === undefined ? root : addTo(around, tag);
    const cells = row.cells.map((cell) => addTo(parent, cell.tag));
    rows.set(row, cells);
    return cells;
  };
}

interface Tagged {
  readonly placed: PlacedRow;
  readonly cells: readonly Structure[];
}

function drawTagged(pdf: Pdf, fonts: FontSet, { placed, cells }: Tagged): void {
  for (const [index, cell] of placed.row.cells.entries()) {
    const content = pdf.markStructureContent(cell.tag);
    drawCell(pdf, fonts, { placed, index });
    pdf.endMarkedContent();
    cells[index]?.add(content);
  }
}

function drawCells(pdf: Pdf, fonts: FontSet, placed: PlacedRow): void {
  for (const index of placed.row.cells.keys()) drawCell(pdf, fonts, { placed, index });
}

function drawCell(pdf: Pdf, fonts: FontSet, { placed, index }: { placed: PlacedRow; index: number }): void {
  const cell = placed.row.cells[index];
  if (cell === undefined) return;
  for (const [at, text] of cell.lines.slice(placed.from, placed.from + placed.count).entries()) {
    const y = margin + placed.y + at * lineHeight(cell);
    drawLine(pdf, fonts, { text, look: cell.look, x: cell.x, y });
  }
}

interface Line {
  readonly text: string;
  readonly look: CellLook;
  readonly x: number;
  readonly y: number;
}

function drawLine(pdf: Pdf, { runsOf }: FontSet, { text, look, x, y }: Line): void {
  let left = x;
  pdf.fontSize(look.size).fillColor(look.colour);
  for (const run of runsOf(text, look.weight)) {
    pdf.font(run.font);
    // Fonts differ in height, so all text of a line shares one baseline.
    pdf.text(run.text, left, y + look.size, { lineBreak: false, baseline: 'alphabetic' });
    left += pdf.widthOfString(run.text);
  }
}

function drawRule(pdf: Pdf, { row, y, count }: PlacedRow): void {
  const at = margin + y + rowHeight(row, count) - 2;
  drawArtifact(pdf, () => {
    pdf
      .moveTo(margin, at)
      .lineTo(a4.width - margin, at)
      .lineWidth(0.5)
      .stroke(ruleColour);
  });
}

/** Draws something that is not part of the text or its structure. */
function drawArtifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}
