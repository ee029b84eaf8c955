import { expect, test } from 'vitest';
import { compileRelease } from '../../../release/compileRelease.ts';

const loan = {
  key: 'loanNumber',
  properties: {
    loanNumber: { title: 'Loan', type: 'string' },
    dueOn: { title: 'Due on', type: 'string' },
    renewals: { title: 'Renewals', type: 'integer', default: 0 },
    note: { title: 'Note', type: 'string' },
    days: { title: 'Days', type: 'integer', value: '=1 + 1' },
    book: { title: 'Book', $ref: 'book' },
  },
};
const book = { properties: { title: { title: 'Title', type: 'string' } } };

/** Returns the defaults of the fields of a loan form, by path. */
function defaultsOf(form: object): Readonly<Record<string, unknown>> {
  const release = compileRelease([
    { kind: 'entity', id: 'loan', json: loan },
    { kind: 'entity', id: 'book', json: book },
    { kind: 'form', id: 'edit', json: { of: 'loan', given: { loan: 'loan' }, ...form } },
  ]);
  const fields = release.forms['edit']?.fields;
  return Array.isArray(fields) ? Object.fromEntries(fields.map((field) => [field.path, field.default])) : {};
}

test('a field begins with the property of the same path, unless it is computed or has a default of its own', () => {
  const fields = [
    { field: 'loanNumber', locked: true },
    { field: 'dueOn', default: '=today()' },
    'renewals',
    'days',
    'book.title',
    { field: 'reason', title: 'Reason', type: 'string' },
  ];

  expect(defaultsOf({ begin: '=loan', fields })).toEqual({
    loanNumber: { '=': 'loan.loanNumber' },
    dueOn: { '=': 'today()' },
    renewals: { '=': 'loan.renewals' },
    days: undefined,
    'book.title': { '=': 'loan.book.title' },
    reason: undefined,
  });
});

test('a form begins from a part of a record, and from what an expression returns', () => {
  const title = { field: 'title', title: 'Title', type: 'string' };
  const data = { loans: '=[loan]' };

  expect(defaultsOf({ begin: '=loan.book', fields: [title] })).toEqual({ title: { '=': 'loan.book.title' } });
  expect(defaultsOf({ begin: '=first(loans)', data, fields: ['note'] })).toEqual({
    note: { '=': '(first(loans)).note' },
  });
});

test('without a record, only defaults are filled in', () => {
  expect(defaultsOf({ fields: ['renewals', 'note'] })).toEqual({ renewals: 0, note: undefined });
});
