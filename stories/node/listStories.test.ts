import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { definitionIndexer } from './definitionIndexer.ts';
import { listStories } from './listStories.ts';

const library = join(import.meta.dirname, '..', '..', 'tests', 'fixtures', 'gate', 'base');
const copies: string[] = [];

function copyOfLibrary(): string {
  const repository = mkdtempSync(join(tmpdir(), 'catalogue-'));
  copies.push(repository);
  cpSync(library, join(repository, 'definitions'), { recursive: true });
  return repository;
}

afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true });
});

test('a form file that is added brings its stories', async () => {
  const repository = copyOfLibrary();
  const file = join(repository, 'definitions', 'loans', 'ask-again.form.json');
  writeFileSync(
    file,
    JSON.stringify({ $schema: '../form.schema.json', fields: [{ field: 'dueOn', title: '{dueOn}', $ref: 'date' }] }),
  );

  const index = await definitionIndexer(repository).createIndex(file, { makeTitle: (title) => title ?? '' });

  expect(index.map(({ title, name, exportName, importPath }) => [title, name, exportName, importPath])).toEqual(
    [
      ['Empty', 'Empty'],
      ['Filled', 'Filled'],
      ['With errors', 'WithErrors'],
      ['Read-only', 'ReadOnly'],
    ].map(([name, exportName]) => [
      'Portal/Forms/ask-again',
      name,
      exportName,
      'virtual:stories/of/definitions/loans/ask-again.form.json.js',
    ]),
  );
});

test('the indexer takes files that can be drawn, and no others', () => {
  const { test: accepts } = definitionIndexer('/library');

  const asked = [
    '/library/definitions/books/pick-book.form.json',
    '/library/examples/desk/general/home.screen.json',
    '/library/definitions/books/book.entity.json',
    '/library/definitions/quiz/quiz-bank.flow.cases.json',
    '/library/definitions/books/locale/fr.json',
  ].map((file) => accepts.test(file));

  expect(asked).toEqual([true, true, false, false, false]);
});

test('a screen has a story for each role that may see it', () => {
  const repository = copyOfLibrary();

  const { stories } = listStories(join(repository, 'definitions', 'loans', 'loan-details.screen.json'), repository);

  expect(stories.map(({ name, drawing }) => [name, drawing])).toEqual([
    ['Member', { draw: 'screen', screen: 'loan-details', role: 'Member' }],
    ['Librarian', { draw: 'screen', screen: 'loan-details', role: 'Librarian' }],
  ]);
});

test('a set that the gate refuses has no stories, and says why', () => {
  const repository = copyOfLibrary();
  const file = join(repository, 'definitions', 'loans', 'ask-again.form.json');
  writeFileSync(file, JSON.stringify({ $schema: '../form.schema.json', fields: ['nobody'] }));

  expect(() => listStories(file, repository)).toThrow('The gate refuses');
});
