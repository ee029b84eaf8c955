import { expect, test } from 'vitest';
import type { SourceFile } from './Definition.ts';
import { loadSet } from './loadSet.ts';
import { sourceLocation } from './sourceLocation.ts';

const file = (name: string, json: object): SourceFile => ({
  path: `definitions/loans/${name}.json`,
  text: JSON.stringify({ $schema: `../${name.split('.').at(-1)}.schema.json`, ...json }),
});

const listed = (more: object = {}) =>
  file('loans.list.operation', { title: 'Loans', call: 'GET /loans', result: { page: 'loan' }, ...more });
const filtered = { wire: 'pipes', fields: ['status'] };
const screen = (...fields: readonly unknown[]) =>
  file('loan-list.screen', {
    body: [{ section: 'loans', body: [{ table: 'loans', data: 'loans.list', fields: ['loanId', ...fields] }] }],
  });
const due = { field: 'dueOn', title: 'Due', filter: 'range' };
const filterOf = (files: readonly SourceFile[]) =>
  Object(loadSet(files).set.byKind.operation.get('loans.list')?.json).filter;

test('a column with a filter is a field of the filter of the operation that returns the pages', () => {
  expect(filterOf([listed({ filter: filtered }), screen({ field: 'fine', filter: 'value' }, due)])).toEqual({
    wire: 'pipes',
    fields: ['status', { field: 'fine' }, { field: 'dueOn', title: 'Due', range: true }],
  });
  expect(filterOf([listed(), screen(due)])).toEqual({
    wire: 'pipes',
    fields: [{ field: 'dueOn', title: 'Due', range: true }],
  });
});

test('a field that the operation declares itself stays as it is, and each is added once', () => {
  const other = file('due-list.screen', { body: [{ table: 'due', data: { run: 'loans.list' }, fields: [due] }] });

  const files = [listed({ filter: filtered }), screen({ field: 'status', filter: 'range' }, due), other];

  expect(filterOf(files)).toEqual({ wire: 'pipes', fields: ['status', { field: 'dueOn', title: 'Due', range: true }] });
});

test('no filter is added to an operation that returns all its records, or by other columns', () => {
  expect(filterOf([listed({ result: { list: 'loan' } }), screen(due)])).toBeUndefined();
  expect(filterOf([listed(), screen({ field: 'dueOn' })])).toBeUndefined();
});

test('the field and its texts are written in the screen, or in the field list of its columns', () => {
  const columns = file('loan-columns.fields', { of: 'loan', fields: ['isbn', due] });

  const { byKind } = loadSet([listed(), screen('...loan-columns'), columns]).set;

  const operation = byKind.operation.get('loans.list');
  if (operation === undefined) throw new Error('The operation is missing.');
  const { definition, pointer } = sourceLocation(operation, '/filter/fields/0/title');
  expect([definition.file, pointer]).toEqual(['definitions/loans/loan-columns.fields.json', '/fields/1/title']);
});

test('an edit elsewhere leaves the operation the same object', () => {
  const other = (title: string) => file('home.screen', { title, body: [] });
  const written = [listed(), screen(due)];
  const before = loadSet([...written, other('Home')]).set.byKind.operation.get('loans.list');

  expect(loadSet([...written, other('Start')]).set.byKind.operation.get('loans.list')).toBe(before);
  expect(loadSet([listed(), screen(), other('Home')]).set.byKind.operation.get('loans.list')).not.toBe(before);
});
