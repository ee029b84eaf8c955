import PDFDocument from 'pdfkit';

/** Creates a PDF with these pages. */
export async function makePdf(pages: readonly string[], version: '1.3' | '1.4' | '1.7' = '1.7'): Promise<Buffer> {
  const document = new PDFDocument({ pdfVersion: version, autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (const page of pages) document.addPage().text(page);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
