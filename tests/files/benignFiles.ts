import { makeCompoundFile } from './make/makeCompoundFile.ts';
import { makeDocx } from './make/makeDocx.ts';
import { makePdf } from './make/makePdf.ts';
import { makeJpeg, makePng, pngChunk } from './make/makePictures.ts';
import type { TestFile } from './TestFile.ts';

/** Returns typical files of users. Each must be accepted, and downloaded without changes. */
export async function benignFiles(): Promise<readonly TestFile[]> {
  return [...(await pdfs()), ...pictures(), ...texts(), ...richTexts(), ...documents()];
}

async function pdfs(): Promise<readonly TestFile[]> {
  const one = await makePdf(['A quiet book.']);
  const files: readonly [string, string, Buffer][] = [
    ['one page', 'certificate.pdf', one],
    ['an extension in capitals', 'CERTIFICATE.PDF', one],
    ['many pages', 'report.pdf', await makePdf(Array.from({ length: 60 }, (_, index) => `Page ${index + 1}`))],
    ['an old version', 'old.pdf', await makePdf(['Old'], '1.3')],
    ['line ends behind the end mark', 'lines.pdf', Buffer.concat([one, Buffer.from('\r\n\r\n')])],
    ['zeros behind the end mark, as scanners write', 'scan.pdf', Buffer.concat([one, Buffer.alloc(100)])],
    ['letters of other languages', 'Zeugnis – Übersetzung.pdf', await makePdf(['Übersetzung'])],
    ['words about JavaScript', 'course.pdf', await makePdf(['JavaScript and how to launch it'])],
    ['several dots in its name', 'tax.form.2026.pdf', one],
    ['a later revision', 'revised.pdf', Buffer.concat([one, Buffer.from('\n% a revision\n%%EOF\n')])],
  ];
  return files.map(toFile);
}

function pictures(): readonly TestFile[] {
  const text = pngChunk('tEXt', Buffer.from('Comment\0A scan of a form'));
  const exif = { marker: 0xe1, data: Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1') };
  const comment = { marker: 0xfe, data: Buffer.from('A photo of a book') };
  const files: readonly [string, string, Buffer][] = [
    ['a picture of one point', 'dot.png', makePng({ width: 1, height: 1 })],
    ['a scan of a page', 'scan.PNG', makePng({ width: 2480, height: 3508 })],
    ['a text in the picture', 'note.png', makePng({ width: 10, height: 10, before: [text] })],
    ['a screenshot', 'Screenshot 2026-11-24 at 10.15.42.png', makePng({ width: 2880, height: 1800 })],
    ['a long strip', 'strip.png', makePng({ width: 3, height: 20_000 })],
    ['brackets in the name', 'card (1) [copy].png', makePng({ width: 5, height: 5 })],
    ['a plain photo', 'photo.jpg', makeJpeg()],
    ['the longer extension', 'photo.jpeg', makeJpeg()],
    ['a photo of a phone', 'IMG_0001.JPG', makeJpeg([exif])],
    ['a comment', 'comment.jpg', makeJpeg([comment])],
    ['data of a camera and a comment', 'DSC_0042.JPG', makeJpeg([exif, comment])],
    ['a second picture behind it, as phones write', 'portrait.jpg', makeJpeg([exif], makeJpeg())],
    ['data of a maker behind it', 'samsung.jpg', makeJpeg([], Buffer.from('SEFT maker data'))],
    ['a large segment', 'large.jpg', makeJpeg([{ marker: 0xe2, data: Buffer.alloc(65_000, 7) }])],
  ];
  return files.map(toFile);
}

function texts(): readonly TestFile[] {
  const accents = Buffer.from('Café Zoë — 10 €');
  const files: readonly [string, string, Buffer][] = [
    ['a line', 'line.txt', Buffer.from('A quiet book.')],
    ['accents', 'accents.txt', accents],
    ['accents of Windows', 'windows.txt', Buffer.from('Caf\xe9 Zo\xeb', 'latin1')],
    ['a byte order mark', 'mark.txt', Buffer.concat([Buffer.from('efbbbf', 'hex'), accents])],
    [
      'two bytes for each letter',
      'notepad.txt',
      Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from('Café', 'utf16le')]),
    ],
    ['Chinese', '说明.txt', Buffer.from('一本安静的书。\n')],
    ['emoji', 'party.txt', Buffer.from('Party 🎉👩‍💻\n')],
    ['lines of Windows and tabs', 'table.TXT', Buffer.from('name\tamount\r\nBook\t3\r\n')],
    ['the first letters of a bitmap', 'bmw.txt', Buffer.from('BMW 320i, first registration 2019\n')],
    ['the first letters of a program', 'mz.txt', Buffer.from('MZ is the abbreviation of a district.\n')],
    ['a comparison', 'smaller.txt', Buffer.from('<5 employees: no form is needed.\n')],
    ['many lines', 'log.txt', Buffer.from('a line of a log\n'.repeat(100_000))],
    ['a letter across two pieces', 'pieces.txt', Buffer.from(`${'a'.repeat(256 * 1024 - 1)}é${'b'.repeat(10)}`)],
  ];
  return files.map(toFile);
}

function richTexts(): readonly TestFile[] {
  const files: readonly [string, string, Buffer][] = [
    ['a paragraph', 'letter.rtf', Buffer.from('{\\rtf1\\ansi A quiet book.\\par}')],
    [
      'fonts and colours',
      'fonts.rtf',
      Buffer.from('{\\rtf1{\\fonttbl{\\f0 Arial;}}{\\colortbl;\\red0\\green0\\blue0;}\\f0 Book\\par}\r\n'),
    ],
    [
      'a picture',
      'picture.rtf',
      Buffer.from(`{\\rtf1{\\pict\\pngblip ${makePng({ width: 1, height: 1 }).toString('hex')}}}`),
    ],
    ['a zero at its end, as WordPad writes', 'wordpad.rtf', Buffer.from('{\\rtf1 Book}\r\n\0', 'latin1')],
    ['the word object', 'object.RTF', Buffer.from('{\\rtf1 The object of this letter is a book.\\par}')],
    ['a field for its page number', 'pages.rtf', Buffer.from('{\\rtf1{\\field{\\*\\fldinst PAGE}{\\fldrslt 1}}}')],
  ];
  return files.map(toFile);
}

function documents(): readonly TestFile[] {
  const link =
    '<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://library.example" TargetMode="External"/>';
  const word = { name: 'WordDocument', content: Buffer.from('A quiet book.') };
  const table = { name: '1Table', content: Buffer.alloc(9000, 1) };
  const files: readonly [string, string, Buffer][] = [
    ['a paragraph', 'letter.docx', makeDocx()],
    ['an extension in capitals', 'LETTER.DOCX', makeDocx()],
    ['a long text', 'long.docx', makeDocx({ text: 'A quiet book. '.repeat(20_000) })],
    ['a link to a page', 'link.docx', makeDocx({ relations: link })],
    [
      'a picture',
      'picture.docx',
      makeDocx({ parts: [{ name: 'word/media/image1.png', content: makePng({ width: 50, height: 50 }) }] }),
    ],
    [
      'a chart with its table',
      'chart.docx',
      makeDocx({ parts: [{ name: 'word/embeddings/Microsoft_Excel_Sheet1.xlsx', content: makeDocx() }] }),
    ],
    ['letters of other languages', '简历.docx', makeDocx({ text: '简历' })],
    ['an old document', 'letter.doc', makeCompoundFile([word, table])],
    ['an old document in capitals', 'LETTER.DOC', makeCompoundFile([word])],
    [
      'an old document with its properties',
      'properties.doc',
      makeCompoundFile([word, { name: '\x05SummaryInformation', content: Buffer.alloc(300) }]),
    ],
  ];
  return files.map(toFile);
}

function toFile([what, name, content]: readonly [string, string, Buffer]): TestFile {
  return { what, name, content };
}
