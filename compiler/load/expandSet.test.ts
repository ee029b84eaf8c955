import { expect, test } from 'vitest';
import { startCompilation } from '../release/startCompilation.ts';
import type { SourceFile } from './Definition.ts';
import { loadSet } from './loadSet.ts';
import { sourceLocation } from './sourceLocation.ts';

const file = (name: string, json: object): SourceFile => ({
  path: `definitions/loans/${name}.json`,
  text: JSON.stringify({ $schema: `../${name.split('.').at(-1)}.schema.json`, ...json }),
});

const list = file('loan-columns.fields', { of: 'loan', fields: ['isbn', { field: 'dueOn', title: 'Due' }] });
const screen = file('loan-list.screen', {
  body: [{ table: 'loans', fields: ['loanId', '...loan-columns', { field: 'fine', title: 'Fine' }] }],
});

test('a field list takes the place of its name, and each field keeps the place where it is written', () => {
  const { set } = loadSet([list, screen]);

  const definition = set.byKind.screen.get('loan-list');
  const places = ['1', '2/title', '3/title'].map((place) => {
    if (definition === undefined) throw new Error('The screen is missing.');
    const { definition: home, pointer, use } = sourceLocation(definition, `/body/0/fields/${place}`);
    return { file: home.file, pointer, ...(use === undefined ? {} : { use }) };
  });

  expect(definition?.json).toMatchObject({
    body: [{ fields: ['loanId', 'isbn', { field: 'dueOn', title: 'Due' }, { field: 'fine', title: 'Fine' }] }],
  });
  expect(places).toEqual([
    { file: list.path, pointer: '/fields/0', use: '/body/0/fields/1' },
    { file: list.path, pointer: '/fields/1/title', use: '/body/0/fields/1' },
    { file: screen.path, pointer: '/body/0/fields/2/title' },
  ]);
});

test('a text of a field list has one key in the catalogue, wherever it is shown', () => {
  const { set } = loadSet([list, screen]);

  const { sources, english } = startCompilation(set.definitions);

  expect(sources.get('screen:loan-list')?.keys).toEqual(
    new Map([
      ['/body/0/fields/2/title', 'loan-columns.fields/dueOn.title'],
      ['/body/0/fields/3/title', 'loan-list.screen/loans.fine.title'],
    ]),
  );
  expect(english).toEqual({
    'loan-columns.fields/dueOn.title': 'Due',
    'loan-list.screen/loans.fine.title': 'Fine',
  });
});

test('an edit of a field list makes another definition of what uses it, and of nothing else', () => {
  const other = file('home.screen', { body: [] });
  const before = loadSet([list, other, screen]).set;

  const after = loadSet([file('loan-columns.fields', { of: 'loan', fields: ['isbn'] }), other, screen]).set;

  expect(after.byKind.screen.get('loan-list')).not.toBe(before.byKind.screen.get('loan-list'));
  expect(after.byKind.screen.get('home')).toBe(before.byKind.screen.get('home'));
  expect(loadSet([list, other, screen]).set.byKind.screen.get('home')).toBe(before.byKind.screen.get('home'));
});

test('an operation that is opened has a form of the fields of its body, which are written there', () => {
  const loan = file('loan.entity', { key: 'loanId', properties: { loanId: { type: 'integer' }, damage: {} } });
  const renew = file('loans.giveBack.operation', {
    ...{ title: 'Give back', call: 'POST /loans/{loanId}/return', of: 'loan' },
    body: ['loanId', { field: 'damage', title: 'Damage' }],
  });
  const details = file('loan-details.screen', { actions: [{ act: 'loans.giveBack' }], body: [] });

  const { set } = loadSet([loan, renew, details]);
  const form = set.byKind.form.get('event-loans-give-back');

  expect(set.byKind.screen.get('loan-details')?.json).toMatchObject({
    actions: [{ open: 'form:event-loans-give-back' }],
  });
  expect(form?.json).toEqual({
    given: { loan: 'loan' },
    begin: '=loan',
    submits: { run: 'loans.giveBack', with: { loanId: '=loan.loanId' } },
    fields: ['damage'],
  });
  expect(form === undefined ? undefined : sourceLocation(form, '/fields/0')).toEqual({
    definition: set.byKind.operation.get('loans.giveBack'),
    pointer: '/body/1',
  });
});

test('a form begins from no record that has none of its fields', () => {
  const loan = file('loan.entity', { key: 'loanId', properties: { loanId: { type: 'integer' } } });
  const renew = file('loans.giveBack.operation', {
    ...{ title: 'Give back', call: 'POST /loans/{loanId}/return', of: 'loan' },
    body: [{ field: 'damage', title: 'Damage' }],
  });
  const details = file('loan-details.screen', { actions: [{ act: 'loans.giveBack' }], body: [] });

  const { set } = loadSet([loan, renew, details]);

  expect(set.byKind.form.get('event-loans-give-back')?.json).toEqual({
    given: { loan: 'loan' },
    submits: { run: 'loans.giveBack', with: { loanId: '=loan.loanId' } },
    fields: ['damage'],
  });
});

test('what an entity says of all its properties is found at each of them that does not say otherwise', () => {
  const loan = file('loan.entity', {
    readOnly: true,
    properties: { loanId: { type: 'integer' }, note: { type: 'string', readOnly: false }, days: { value: '=1 + 1' } },
  });

  const definition = loadSet([loan]).set.byKind.entity.get('loan');

  expect(definition?.json).toEqual({
    $schema: '../entity.schema.json',
    properties: {
      loanId: { type: 'integer', readOnly: true },
      note: { type: 'string', readOnly: false },
      days: { value: '=1 + 1' },
    },
  });
  expect(definition?.locate('/properties/loanId/readOnly')).toEqual({ line: 1, column: 47 });
});
