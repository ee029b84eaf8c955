import markdownIt from 'markdown-it';
import PDFDocument from 'pdfkit';
import { printFonts as fonts } from '#server';
import { toPrintable } from './toPrintable.ts';

/** A signature below the text. */
export interface Signature {
  readonly name: string;
  readonly email: string;
  /** The name that the recipient has typed. */
  readonly signedName: string;
  readonly signedAt: string;
}

/** A printed document. */
export interface PrintedDocument {
  readonly title: string;
  /** Markdown. Headings, paragraphs, lists and bold text are rendered. */
  readonly text: string;
  readonly createdAt: string;
  readonly signatures: readonly Signature[];
  /** Lines below the signatures. */
  readonly remarks: readonly string[];
  /** Anchors at which a signing service places its fields. */
  readonly anchors?: readonly string[];
  /** Complete facts as an attachment. */
  readonly attachment?: { readonly name: string; readonly json: unknown };
}

type Pdf = InstanceType<typeof PDFDocument>;
type Tokens = ReturnType<ReturnType<typeof markdownIt>['parse']>;

const markdown = markdownIt({ html: false, linkify: false });
const bodySize = 11;
const sizes: Readonly<Record<string, number>> = { h1: 16, h2: 14, h3: 12 };

/** Writes a document as PDF. The same document results in the same bytes. */
export async function writePdf(printed: PrintedDocument): Promise<Buffer> {
  const date = new Date(printed.createdAt);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 64,
    font: fonts.plain,
    info: { Title: printed.title, CreationDate: date, ModDate: date, Producer: 'Formwork', Creator: 'Formwork' },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  drawHeading(pdf, printed.title, 18);
  drawMarkdown(pdf, printed.text);
  for (const signature of printed.signatures) drawSignature(pdf, signature);
  drawAnchors(pdf, printed.anchors ?? []);
  pdf.moveDown(1).font(fonts.plain).fontSize(8).fillColor('#444444');
  for (const remark of printed.remarks) pdf.text(toPrintable(remark));
  if (printed.attachment !== undefined) {
    const { name, json } = printed.attachment;
    const content = Buffer.from(`${JSON.stringify(json, null, 2)}\n`);
    pdf.file(content, { name, type: 'application/json', creationDate: date, modifiedDate: date });
  }
  pdf.end();
  return done;
}

function drawHeading(pdf: Pdf, text: string, size: number): void {
  pdf.font(fonts.bold).fontSize(size).fillColor('#000000').text(toPrintable(text)).moveDown(0.6);
}

function drawMarkdown(pdf: Pdf, text: string): void {
  let list: { count: number | undefined }[] = [];
  let marker = '';
  let isHeading = false;
  pdf.fontSize(bodySize);
  for (const token of markdown.parse(text, {})) {
    if (token.type === 'bullet_list_open') list = [...list, { count: undefined }];
    else if (token.type === 'ordered_list_open') list = [...list, { count: 0 }];
    else if (token.type.endsWith('_list_close')) list = list.slice(0, -1);
    else if (token.type === 'list_item_open') {
      const current = list.at(-1);
      if (current?.count !== undefined) current.count += 1;
      marker = current?.count === undefined ? '•  ' : `${current.count}.  `;
    } else if (token.type === 'heading_open' || token.type === 'heading_close') {
      isHeading = token.type === 'heading_open';
      pdf.fontSize(isHeading ? (sizes[token.tag] ?? 12) : bodySize);
    } else if (token.type === 'inline') {
      drawInline(pdf, token.children ?? [], { marker, isHeading });
      marker = '';
    }
  }
}

/** Draws the text of one paragraph with bold parts. */
function drawInline(pdf: Pdf, children: Tokens, { marker, isHeading }: { marker: string; isHeading: boolean }): void {
  pdf.fillColor('#000000');
  let isBold = isHeading;
  const runs: { text: string; isBold: boolean }[] = marker === '' ? [] : [{ text: marker, isBold }];
  for (const child of children) {
    if (child.type === 'strong_open') isBold = true;
    else if (child.type === 'strong_close') isBold = isHeading;
    else if (child.type === 'softbreak') runs.push({ text: ' ', isBold });
    else if (child.type === 'hardbreak') runs.push({ text: '\n', isBold });
    else if (child.content !== '') runs.push({ text: child.content, isBold });
  }
  for (const [index, run] of runs.entries()) {
    const continued = index < runs.length - 1;
    pdf.font(run.isBold ? fonts.bold : fonts.plain).text(toPrintable(run.text), { continued });
  }
  pdf.moveDown(0.6);
}

function drawSignature(pdf: Pdf, { name, email, signedName, signedAt }: Signature): void {
  pdf.moveDown(1).font(fonts.signature).fontSize(20).fillColor('#000000').text(toPrintable(signedName));
  pdf
    .moveTo(pdf.x, pdf.y)
    .lineTo(pdf.x + 240, pdf.y)
    .lineWidth(0.5)
    .stroke('#444444')
    .moveDown(0.2);
  pdf
    .font(fonts.plain)
    .fontSize(9)
    .text(toPrintable(`${name} <${email}>`))
    .text(toPrintable(signedAt));
}

function drawAnchors(pdf: Pdf, anchors: readonly string[]): void {
  for (const anchor of anchors) pdf.moveDown(3).font(fonts.plain).fontSize(8).fillColor('#ffffff').text(anchor);
}
