import { describe, expect, test } from 'vitest';
import { buildRelease } from '../gate/buildRelease.ts';
import type { SourceFile } from '../load/Definition.ts';
import { loadSet } from '../load/loadSet.ts';
import { type ConsoleValue, openConsole } from './openConsole.ts';

const definitions: Readonly<Record<string, unknown>> = {
  'books/book.entity.json': {
    $schema: '../entity.schema.json',
    title: 'Book',
    key: 'isbn',
    properties: {
      isbn: { title: 'ISBN', type: 'string', required: true },
      title: { title: 'Title', type: 'string', required: true },
    },
  },
  'books/book.entity.examples.json': { $schema: '../examples.schema.json', one: { isbn: '1', title: 'Sea' } },
  'loans/loan.entity.json': {
    $schema: '../entity.schema.json',
    title: 'Loan',
    key: 'loanId',
    properties: {
      loanId: { title: 'Number', type: 'integer', readOnly: true },
      isbn: { title: 'ISBN', type: 'string', required: true },
      book: { title: 'Book', $ref: 'book', by: 'isbn' },
      dueOn: { title: 'Due', type: 'string', format: 'date', required: true },
      returnedOn: { title: 'Returned', type: 'string', format: 'date' },
      late: { title: 'Late', type: 'boolean', value: '=this.dueOn < today()' },
    },
  },
  'loans/loan.entity.examples.json': {
    $schema: '../examples.schema.json',
    late: { loanId: 1, isbn: '1', dueOn: '=addDays(today(), -3)' },
    new: { like: 'late', loanId: 2, dueOn: '=addDays(today(), 7)' },
  },
  'loans/loans.list.operation.json': {
    $schema: '../operation.schema.json',
    title: 'Loans',
    call: 'GET /loans',
    result: { page: 'loan' },
    allow: 'librarian',
  },
  'general/library.access.json': {
    $schema: '../access.schema.json',
    roles: [{ role: 'Librarian', title: 'Librarian', functions: [7] }],
    policies: [{ policy: 'librarian', when: "='Librarian' in user.roles" }],
  },
};

const files: readonly SourceFile[] = Object.entries(definitions).map(([path, json]) => ({
  path: `definitions/${path}`,
  text: JSON.stringify(json),
}));
const { release, errors } = buildRelease(files);
const { set } = loadSet(files);

function open(variables: Readonly<Record<string, ConsoleValue>> = {}, as?: string) {
  if (release === undefined) throw new Error(errors.map(({ message }) => message).join('\n'));
  return openConsole({ set, release, variables, as, now: '2026-12-01' });
}

describe('an expression in the console', () => {
  const late = { loan: { example: 'late' } };

  test('has a value and a type', () => {
    expect(open(late).evaluate('loan.dueOn + days(1)')).toEqual({ value: '2026-11-29', type: 'date', problems: [] });
  });

  test('reads computed properties and related records of an example', () => {
    const { evaluate } = open({ first: { example: 'loan/late' }, second: { example: 'loan/new' } });

    expect(evaluate('[first.late, second.late, first.book.title]').value).toEqual([true, false, 'Sea']);
  });

  test('is absent at the shortest path that has no value', () => {
    expect(open(late).evaluate('loan.?returnedOn')).toEqual({
      absent: 'loan.?returnedOn',
      type: 'date, may be absent',
      problems: [],
    });
    expect(open({ loan: { json: { loanId: 3, isbn: '9' } } }).evaluate('loan.book.title')).toEqual({
      absent: 'loan.book',
      type: 'string',
      problems: [],
    });
  });

  test('that would be refused says what is wrong and where', () => {
    expect(open(late).evaluate('loan.dueOm == today()')).toEqual({
      absent: 'loan.dueOm',
      type: 'bool',
      problems: [{ code: 'field/unknown', message: 'loan has no "dueOm"; did you mean "dueOn"?', offset: 5 }],
    });
  });

  test('that fails says why', () => {
    expect(open().evaluate('1 / 0')).toEqual({
      failure: { message: 'Division by zero', offset: undefined },
      type: 'number',
      problems: [],
    });
  });

  test('reads the person that is named by a role or a policy', () => {
    const read = '[user.roles, user.functionalIds]';

    expect([open().evaluate(read).value, open({}, 'librarian').evaluate(read).value]).toEqual([
      [[], []],
      [['Librarian'], [7]],
    ]);
    expect(open({}, 'Librarian').evaluate(read).value).toEqual([['Librarian'], [7]]);
  });

  test('reads plain JSON as it is given', () => {
    expect(open({ numbers: { json: [1, 2] } }).evaluate('sum(numbers)').value).toBe(3);
  });
});

describe('a console is not opened', () => {
  test('over an example that is not there', () => {
    expect(() => open({ loan: { example: 'lat' } })).toThrow('loan has no example lat. Did you mean "late"?');
    expect(() => open({ x: { example: 'late' } })).toThrow(
      'No entity is named like x. Name it with its example: x=loan/late',
    );
  });

  test('for a role that is not there', () => {
    expect(() => open({}, 'librarain')).toThrow('There is no role or policy librarain. Did you mean Librarian?');
  });
});
