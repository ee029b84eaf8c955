import { benignFiles } from './benignFiles.ts';
import { makeCompoundFile } from './make/makeCompoundFile.ts';
import { makeDocx } from './make/makeDocx.ts';
import { makePdf } from './make/makePdf.ts';
import { makeJpeg, makePng } from './make/makePictures.ts';
import type { TestFile } from './TestFile.ts';

/** Typical file names of users: in many languages, with dots, brackets and spaces, with paths, long and short. */
const stems = [
  'a',
  'W-9 (signed)',
  'tax.form.2026.final',
  'Insurance certificate – copy [2]',
  "O'Brien & Sons, Inc",
  'Zeugnis Übersetzung',
  'résumé',
  '简历 2026',
  '履歴書',
  'свидетельство',
  'شهادة التأمين',
  'תעודה',
  'हस्ताक्षर',
  '😀 party',
  '100% done #1',
  'folder/form',
  'C:\\Users\\Ann\\form',
  'x'.repeat(180),
  'form.exe',
  '_$~form+=@!',
];

/** Returns more than 200 typical files of users, including those of the short suite. */
export async function moreBenignFiles(): Promise<readonly TestFile[]> {
  const more = await Promise.all(stems.map((stem, index) => ofEachType(stem, index + 1)));
  return [...(await benignFiles()), ...more.flat()];
}

/** Returns a file of each accepted type, with content that no other file has. */
async function ofEachType(stem: string, number: number): Promise<readonly TestFile[]> {
  const words = `A quiet book, number ${number}. ${stem}`;
  const photo = makeJpeg([{ marker: 0xfe, data: Buffer.from(words) }]);
  const files: readonly [string, Buffer][] = [
    ['pdf', await makePdf(Array.from({ length: number }, (_, page) => `Page ${page + 1} of book ${number}`))],
    ['png', makePng({ width: 10 * number, height: 7 * number })],
    ['jpg', photo],
    ['JPEG', Buffer.concat([photo, Buffer.from(words)])],
    ['txt', Buffer.from(`${words}\n`.repeat(number * 10))],
    ['rtf', Buffer.from(`{\\rtf1\\ansi A quiet book, number ${number}.\\par}`)],
    ['doc', makeCompoundFile([{ name: 'WordDocument', content: Buffer.from(words.repeat(number)) }])],
    ['docx', makeDocx({ text: `A quiet book, number ${number}. `.repeat(number * 20) })],
  ];
  return files.map(([extension, content]) => ({
    what: `${stem}.${extension}`,
    name: `${stem}.${extension}`,
    content,
  }));
}
