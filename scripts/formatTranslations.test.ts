import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatTranslations, readEntries } from './formatTranslations.ts';
import { readDefinitionFiles } from './readDefinitionFiles.ts';

const root = join(import.meta.dirname, '..');

describe('a file of translations', () => {
  test('has its definitions in order of name, and each text on a line of its own', () => {
    const written = formatTranslations({
      'loan.entity': { title: { of: 'Loan', is: 'Prêt' } },
      'book.entity': { title: { of: 'Book', is: 'Livre' }, 'isbn.title': { of: 'ISBN', is: 'ISBN' } },
    });

    expect(written).toBe(`{
  "$schema": "../../locale.schema.json",
  "book.entity": {
    "title": { "of": "Book", "is": "Livre" },
    "isbn.title": { "of": "ISBN", "is": "ISBN" }
  },
  "loan.entity": {
    "title": { "of": "Loan", "is": "Prêt" }
  }
}
`);
  });

  test.each(['definitions', 'examples/lending-library', 'examples/street-market'])(
    'of %s is written in that one way',
    (folder) => {
      const files = readDefinitionFiles(join(root, folder)).filter(({ path }) => path.includes('/locale/'));

      const other = files.filter(({ text }) => {
        const { $schema: _, ...parts }: Readonly<Record<string, unknown>> = JSON.parse(text);
        const read = Object.entries(parts).map(([name, json]) => [name, readEntries(json)]);
        return formatTranslations(Object.fromEntries(read)) !== text;
      });

      expect(files.length).toBeGreaterThan(3);
      expect(other.map(({ path }) => path)).toEqual([]);
    },
  );
});
