import { expect, test } from 'vitest';
import { buildRelease } from '../gate/buildRelease.ts';
import type { SourceFile } from './Definition.ts';
import { loadSet } from './loadSet.ts';
import { sourceLocation } from './sourceLocation.ts';

const file = (name: string, json: object): SourceFile => ({
  path: `definitions/loans/${name}.json`,
  text: JSON.stringify({ $schema: `../${name.split('.').at(-1)}.schema.json`, ...json }),
});

const access = file('library.access', {
  roles: [{ role: 'Librarian', title: 'Librarian' }],
  precedence: ['Librarian'],
  policies: [{ policy: 'librarian', when: "='Librarian' in user.roles" }],
});
const loan = file('loan.entity', {
  ...{ title: 'Loan', key: 'loanId' },
  properties: {
    loanId: { title: 'Number', type: 'integer', readOnly: true },
    status: { title: 'Status', values: ['LENT', 'RETURNED'], readOnly: true },
    dueOn: { title: 'Due', type: 'string', format: 'date', required: true },
    note: { title: 'Note', type: 'string' },
    renewals: { title: 'Renewals', type: 'integer', default: 0 },
  },
});
const create = file('loans.create.operation', {
  ...{ title: 'Lend', call: 'POST /loans', of: 'loan', result: 'loan', body: ['dueOn'], allow: 'librarian' },
});
const get = file('loans.get.operation', {
  ...{ title: 'Loan', call: 'GET /loans/{loanId}', result: 'loan', allow: 'librarian' },
});
const lent = { on: 'loans.create', to: 'LENT' };
const returned = { from: 'LENT', to: 'RETURNED', irreversible: true };
const screen = (actions: readonly object[]): SourceFile =>
  file('loan.screen', {
    ...{ title: 'Loan', route: '/loans/{loanId}', given: { loanId: 'integer' }, allow: 'librarian' },
    data: { loan: 'loans.get' },
    actions,
    body: [{ details: 'loan', fields: ['dueOn'] }],
  });
const lifecycle = (events: readonly object[]): SourceFile =>
  file('loan.lifecycle', { of: 'loan', at: 'status', events });

const renewBody = ['dueOn', 'note', { field: 'reason', title: 'Reason', type: 'string' }];
const renewed = { renewals: '=this.renewals.orValue(0) + 1' };
const noted = { note: [{ when: '=has(body.reason)', is: '=body.reason' }, null] };

const byActs = [
  lifecycle([
    lent,
    {
      ...{ act: 'loans.renew', title: 'Renew', from: 'LENT', allow: 'librarian', body: renewBody },
      set: { ...renewed, ...noted },
      notices: { success: 'Renewed' },
    },
    { act: 'loans.giveBack', title: 'Give back', ...returned, allow: 'librarian', result: false },
  ]),
  screen([{ act: 'loans.renew' }, { act: 'loans.giveBack' }]),
];

const byHand = [
  lifecycle([
    lent,
    { on: 'loans.renew', from: 'LENT', set: { dueOn: '=body.dueOn', ...renewed, ...noted } },
    { on: 'loans.giveBack', ...returned },
  ]),
  file('loans.renew.operation', {
    ...{ title: 'Renew', call: 'POST /loans/{loanId}/renew', of: 'loan', result: 'loan', body: renewBody },
    ...{ allow: 'librarian', notices: { success: 'Renewed' } },
  }),
  file('loans.giveBack.operation', {
    ...{ title: 'Give back', call: 'POST /loans/{loanId}/give-back', of: 'loan', allow: 'librarian' },
  }),
  file('event-loans-renew.form', {
    ...{ given: { loan: 'loan' }, begin: '=loan', fields: ['dueOn', 'note', 'reason'] },
    submits: { run: 'loans.renew', with: { loanId: '=loan.loanId' } },
  }),
  screen([{ open: 'form:event-loans-renew' }, { run: 'loans.giveBack', with: { loanId: '=loan.loanId' } }]),
];

test('a set with acts compiles to the models of the set that writes operation, event and form by hand', () => {
  const models = [byActs, byHand].map((files) => {
    const { release, errors } = buildRelease([access, loan, create, get, ...files]);
    expect(errors).toEqual([]);
    if (release === undefined) throw new Error('There is no release.');
    const { hash: _, ...content } = release;
    // A text keeps the key of the definition that contains it.
    const text = JSON.stringify(content)
      .replaceAll('loan.lifecycle/events.renew.', 'loans.renew.operation/')
      .replaceAll('loan.lifecycle/events.giveBack.', 'loans.giveBack.operation/');
    return JSON.parse(text);
  });

  expect(models[0]).toEqual(models[1]);
});

test('a body field is stored under its name, unless it identifies the record or `set` gives a value', () => {
  const { set } = loadSet([
    loan,
    lifecycle([
      {
        ...{ act: 'loans.renew', title: 'Renew', from: 'LENT' },
        body: ['loanId', 'dueOn', 'note', 'renewals', { field: 'reason', type: 'string' }],
        set: { renewals: 3 },
      },
    ]),
  ]);

  expect(set.byKind.lifecycle.get('loan')?.json).toMatchObject({
    events: [
      {
        on: 'loans.renew',
        from: 'LENT',
        set: { dueOn: '=body.dueOn', note: [{ when: '=has(body.note)', is: '=body.note' }, null], renewals: 3 },
      },
    ],
  });
});

test('a body that is stored anyway needs no event that stores it: of a new record, and of PUT and PATCH', () => {
  const { set } = loadSet([
    loan,
    lifecycle([
      { act: 'loans.lend', title: 'Lend', to: 'LENT', body: ['dueOn'] },
      { act: 'loans.move', title: 'Move', call: 'PATCH /loans/{loanId}', from: 'LENT', body: ['dueOn'] },
    ]),
  ]);

  expect(set.byKind.lifecycle.get('loan')?.json).toMatchObject({
    events: [
      { on: 'loans.lend', to: 'LENT' },
      { on: 'loans.move', from: 'LENT' },
    ],
  });
  expect(set.byKind.operation.get('loans.lend')?.json).toMatchObject({
    call: 'POST /loans',
    of: 'loan',
    result: 'loan',
  });
});

test('each part of an act keeps the place where it is written, a field of a field list included', () => {
  const list = file('loan-changes.fields', { of: 'loan', fields: ['dueOn', 'note'] });
  const { set } = loadSet([
    list,
    loan,
    lifecycle([{ act: 'loans.renew', title: 'Renew', from: 'LENT', body: ['...loan-changes', 'renewals'] }]),
    screen([{ act: 'loans.renew', with: { loan: '=loan' } }]),
  ]);

  const locate = (kind: 'lifecycle' | 'operation' | 'form', id: string, at: string): object => {
    const definition = set.byKind[kind].get(id);
    if (definition === undefined) throw new Error(`There is no ${kind} "${id}".`);
    const { definition: home, pointer } = sourceLocation(definition, at);
    return { file: home.file.split('/').at(-1), pointer };
  };

  expect([
    locate('lifecycle', 'loan', '/events/0/on'),
    locate('lifecycle', 'loan', '/events/0/set/note'),
    locate('operation', 'loans.renew', '/title'),
    locate('operation', 'loans.renew', '/body/1'),
    locate('operation', 'loans.renew', '/body/2'),
    locate('form', 'event-loans-renew', '/fields/2'),
  ]).toEqual([
    { file: 'loan.lifecycle.json', pointer: '/events/0/act' },
    { file: 'loan.lifecycle.json', pointer: '/events/0/body/0' },
    { file: 'loan.lifecycle.json', pointer: '/events/0/title' },
    { file: 'loan-changes.fields.json', pointer: '/fields/1' },
    { file: 'loan.lifecycle.json', pointer: '/events/0/body/1' },
    { file: 'loan.lifecycle.json', pointer: '/events/0/body/1' },
  ]);
});

test('an act of a row is about the record that it is given', () => {
  const { set } = loadSet([
    loan,
    lifecycle([{ act: 'loans.giveBack', title: 'Give back', ...returned }]),
    screen([
      { act: 'loans.giveBack', with: { loan: '=this' } },
      { act: 'loans.giveBack', with: { loan: '=first(loans)' } },
    ]),
  ]);

  expect(set.byKind.screen.get('loan')?.json).toMatchObject({
    actions: [
      { run: 'loans.giveBack', with: { loanId: '=this.loanId' } },
      { run: 'loans.giveBack', with: { loanId: '=(first(loans)).loanId' } },
    ],
  });
});
