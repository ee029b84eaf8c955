import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type CompletionItem, getLanguageService, TextDocument } from 'vscode-json-languageservice';

const folder = join(import.meta.dirname, '..', '..', 'definitions', 'projects');
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});

/** Properties of a form, without the one that line 1 already has. */
const wordsOfForms = 'title of given data begin text fields rules submits cancel tone mode messages then'.split(' ');

/** Returns the completions of the JSON language service at the mark `^` of a new form. */
async function offeredAt(marked: string): Promise<readonly CompletionItem[]> {
  const text = marked.replace('^', '');
  const address = pathToFileURL(join(folder, 'lend-book.form.json')).href;
  const file = TextDocument.create(address, 'json', 1, text);
  const list = await service.doComplete(file, file.positionAt(marked.indexOf('^')), service.parseJSONDocument(file));
  return list?.items ?? [];
}

describe('an editor that knows JSON Schema', () => {
  test('offers the words of the kind that line 1 names', async () => {
    const labels = (await offeredAt('{ "$schema": "../form.schema.json", ^ }')).map(({ label }) => label);

    expect(labels.toSorted()).toEqual(wordsOfForms.toSorted());
  });

  test('offers the values of a word with a closed list', async () => {
    const labels = (await offeredAt('{ "$schema": "../form.schema.json", "mode": ^ }')).map(({ label }) => label);

    expect(labels.toSorted()).toEqual(['"edit"', '"print"', '"read"']);
  });

  test('says what a word means', async () => {
    const submits = (await offeredAt('{ "$schema": "../form.schema.json", ^ }')).find(
      ({ label }) => label === 'submits',
    );

    expect(submits?.documentation).toMatch(/Call or calls that send the answers/);
  });

  test('marks a word that the kind does not have', async () => {
    const text = '{ "$schema": "../form.schema.json", "fields": ["bookId"], "feilds": [] }';
    const file = TextDocument.create(pathToFileURL(join(folder, 'lend-book.form.json')).href, 'json', 1, text);

    const marks = await service.doValidation(file, service.parseJSONDocument(file));

    expect(marks.map(({ message }) => message)).toEqual(['Property feilds is not allowed.']);
  });
});
