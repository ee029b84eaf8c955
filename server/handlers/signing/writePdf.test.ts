import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { toPrintable } from './toPrintable.ts';
import { writePdf } from './writePdf.ts';

const printed = {
  title: 'Agreement',
  text: '### 1. Work\n\nPaint **the fence**.\n\n- white\n- green\n',
  createdAt: '2026-11-21T10:00:00.000Z',
  signatures: [
    { name: 'Ada Li', email: 'ada@client.example', signedName: '李 Ada', signedAt: '2026-11-21T10:00:00.000Z' },
  ],
  remarks: ['Envelope 1'],
  attachment: { name: 'signatures.json', json: { signedName: '李 Ada' } },
};

/** Everything that is packed in a document, unpacked. */
function streamsOf(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const parts = [...text.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, part = '']) =>
    Buffer.from(part, 'latin1'),
  );
  return parts.map((part) => inflateSync(part).toString('utf8')).join('\n');
}

/** The words that are drawn, as the fonts are told them. */
function wordsOf(pdf: Buffer): string {
  const shown = [...streamsOf(pdf).matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex'));
  return Buffer.concat(shown).toString('latin1');
}

describe('a printed document', () => {
  test('shows its title, its text, its signatures and its remarks', async () => {
    const words = wordsOf(await writePdf(printed));

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
    const streams = streamsOf(await writePdf({ ...printed, text: 'First.\n\n### Sums\n\nLast.', signatures: [] }));

    const fontAt = (word: string) => {
      const at = streams.indexOf(`<${Buffer.from(word).toString('hex')}>`);
      const before = streams.slice(0, Math.max(0, at));
      return [...before.matchAll(/\/(F\d+) (\d+) Tf/g)].at(-1)?.slice(1);
    };
    expect([fontAt('First.'), fontAt('Sums'), fontAt('Last.')]).toEqual([
      ['F1', '11'],
      ['F2', '12'],
      ['F1', '11'],
    ]);
  });

  test('carries names in full as an attachment, whatever can be printed', async () => {
    const pdf = await writePdf(printed);

    expect(pdf.toString('latin1')).toContain('signatures.json');
    expect(streamsOf(pdf)).toContain('"signedName": "李 Ada"');
  });

  test('has the same bytes every time', async () => {
    expect(await writePdf(printed)).toEqual(await writePdf(printed));
  });

  test.each([
    ['Zoë & Élodie – “€5”', 'Zoë & Élodie – “€5”'],
    ['Ștefan Țîrlea', 'Stefan Tîrlea'],
    ['李 Ada', '? Ada'],
    ['two\nlines\u0007', 'two\nlines?'],
  ])('prints %j as %j', (text, printable) => {
    expect(toPrintable(text)).toBe(printable);
  });
});
