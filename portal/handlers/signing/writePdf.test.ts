import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { toPrintable } from './toPrintable.ts';
import { writePdf } from './writePdf.ts';

const signature = {
  name: 'Ada Li',
  email: 'ada@client.example',
  signedName: '李 Ada',
  signedAt: '2026-11-21T10:00:00.000Z',
};

const printed = {
  title: 'Agreement',
  text: '### 1. Work\n\nPaint **the fence**.\n\n- white\n- green\n',
  createdAt: '2026-11-21T10:00:00.000Z',
  signatures: [signature],
  remarks: ['Envelope 1'],
  attachment: { name: 'signatures.json', json: { signedName: '李 Ada' } },
};

/** Returns the text of a PDF. */
async function wordsOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text;
}

/** Returns the attachment of a document. */
async function attachmentOf(pdf: Buffer): Promise<unknown> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const files: Readonly<Record<string, { readonly content: Uint8Array }>> = await document.getAttachments();
  const content = files['signatures.json']?.content;
  return content === undefined ? undefined : JSON.parse(Buffer.from(content).toString('utf8'));
}

/** Each piece of text with its size and the name of its font. */
async function piecesOf(pdf: Buffer): Promise<readonly { text: string; size: number; font: string }[]> {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1);
  await page.getOperatorList();
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const font: { readonly name: string } = page.commonObjs.get(item.fontName);
    return [{ text: item.str, size: item.height, font: font.name.replace(/^[A-Z]+\+/, '') }];
  });
}

describe('a printed document', () => {
  test('shows its title, its text, its signatures and its remarks', async () => {
    const words = await wordsOf(await writePdf(printed));

    for (const part of [
      'Agreement',
      '1. Work',
      'Paint',
      'the fence',
      'white',
      'Ada Li <ada@client.example>',
      '? Ada',
      'Envelope 1',
    ]) {
      expect(words).toContain(part);
    }
    expect(words).not.toContain('**');
  });

  test('writes headings bold and bigger, and the text below a title in its own size', async () => {
    const pieces = await piecesOf(await writePdf({ ...printed, text: 'First.\n\n### Sums\n\nLast.', signatures: [] }));

    expect(pieces.filter(({ text }) => ['First.', 'Sums', 'Last.'].includes(text))).toEqual([
      { text: 'First.', size: 11, font: 'Inter-Regular' },
      { text: 'Sums', size: 12, font: 'Inter-Bold' },
      { text: 'Last.', size: 11, font: 'Inter-Regular' },
    ]);
  });

  test('has every letter of Romanian, French, Greek and Ukrainian names on paper', async () => {
    const names = ['Ștefan Țîrlea-Văcărescu', 'Éloïse Nœl', 'Ελένη Παπαδάκη', 'Їжак Ґалаґан'];
    const signatures = names.map((name) => ({ ...signature, name, signedName: name }));

    const words = await wordsOf(await writePdf({ ...printed, signatures }));

    for (const name of names) expect(words.split(name)).toHaveLength(3);
  });

  test('carries names in full as an attachment, whatever can be printed', async () => {
    const pdf = await writePdf(printed);

    expect(pdf.toString('latin1')).toContain('signatures.json');
    expect(await attachmentOf(pdf)).toEqual({ signedName: '李 Ada' });
  });

  test('has the same bytes every time', async () => {
    expect(await writePdf(printed)).toEqual(await writePdf(printed));
  });

  test.each([
    ['Zoë & Élodie – “€5”', 'Zoë & Élodie – “€5”'],
    ['Ștefan Țîrlea', 'Ștefan Țîrlea'],
    ['ﬁfty ½ ①', 'fifty ½ ①'],
    ['李 Ada', '? Ada'],
    ['two\nlines\u0007', 'two\nlines?'],
  ])('prints %j as %j', (text, printable) => {
    expect(toPrintable(text)).toBe(printable);
  });
});
