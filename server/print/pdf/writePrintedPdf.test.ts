import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import type { PrintedScreen } from '../PrintedPart.types.ts';
import { writePrintedPdf } from './writePrintedPdf.ts';

const options = { locale: 'en', createdAt: '2026-11-21T10:00:00.000Z', foot: 'File of Ada' };

const file: PrintedScreen = {
  title: 'File of Ada',
  parts: [
    { part: 'heading', level: 1, text: 'Member' },
    { part: 'pairs', pairs: [{ label: 'Name', value: 'Ada Ștefan 李小龙' }] },
    { part: 'heading', level: 2, text: 'Visits' },
    { part: 'table', columns: ['Day', 'Books'], rows: [['11/02/2026', '2']] },
    { part: 'heading', level: 1, text: 'Loans' },
    { part: 'paragraph', text: 'None.' },
  ],
};

const open = (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf));

async function wordsOf(pdf: Buffer): Promise<readonly string[]> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: false });
  return text;
}

const long = (rows: number): PrintedScreen => ({
  title: 'Long',
  parts: [
    { part: 'heading', level: 1, text: 'Rows' },
    {
      part: 'table',
      columns: ['Question', 'Answer'],
      rows: Array.from({ length: rows }, (_, index) => [
        `Question ${index}: who decides how, when and where the work of the library is done, and who is told of it?`,
        'The librarian decides, after a talk with those who do the work, and writes down what was agreed.',
      ]),
    },
  ],
});

describe('a printed PDF', () => {
  test('has the words of its parts in every letter, and a foot with the number of the page', async () => {
    const [words = ''] = await wordsOf(await writePrintedPdf(file, options));

    for (const part of [
      'File of Ada',
      'Member',
      'Name',
      'Ada Ștefan 李小龙',
      'Visits',
      '11/02/2026',
      'None.',
      '1 / 1',
    ]) {
      expect(words).toContain(part);
    }
  });

  test('has a bookmark for each heading, below that of the higher level', async () => {
    const outline = await (await open(await writePrintedPdf(file, options))).getOutline();

    const titles = outline.map(({ title, items }) => [title, items.map((item: { title: string }) => item.title)]);
    expect(titles).toEqual([
      ['Member', ['Visits']],
      ['Loans', []],
    ]);
  });

  test("is tagged with headings, lists and tables in the reader's language", async () => {
    const pdf = await open(await writePrintedPdf(file, { ...options, locale: 'zh' }));
    const tree = await (await pdf.getPage(1)).getStructTree();

    const roles = JSON.stringify(tree, ['role', 'children']);
    for (const role of ['Document', 'H1', 'H2', 'L', 'LI', 'Lbl', 'LBody', 'H3', 'Table', 'TR', 'TH', 'TD', 'P']) {
      expect(roles).toContain(`"role":"${role}"`);
    }
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await pdf.getMetadata()).info).toMatchObject({ Language: 'zh', Title: 'File of Ada' });
  });

  test('has the same bytes every time', async () => {
    expect(await writePrintedPdf(file, options)).toEqual(await writePrintedPdf(file, options));
  });

  test('repeats the head of a table on each page, and numbers the pages', async () => {
    const words = await wordsOf(await writePrintedPdf(long(60), options));

    expect(words.length).toBeGreaterThan(1);
    for (const [index, page] of words.entries()) {
      expect(page).toContain('Question Answer');
      expect(page).toContain(`${index + 1} / ${words.length}`);
    }
    expect(words.join(' ')).toContain('Question 59:');
  });

  test('writes what no font has as a bare letter or a question mark', async () => {
    const [words = ''] = await wordsOf(
      await writePrintedPdf({ title: 'Signs', parts: [{ part: 'paragraph', text: 'ﬁ ½ ① \u0007 ᚠ' }] }, options),
    );

    expect(words).toContain('fi ½ ①');
    expect(words).toContain('?');
  });
});
