import { describe, expect, test } from 'vitest';
import { findSource } from '../../compile/compilation.ts';
import { startCompilation } from '../../release/startCompilation.ts';
import { inferExpression } from '../../typecheck/checkExpression.ts';
import { typeOfRun } from './runTypes.ts';

const loan = { properties: { loanId: { type: 'integer' }, dueOn: { type: 'string' } } };
const book = { properties: { title: { type: 'string' }, loanId: { type: 'string' } } };

const operations = {
  'loans.get': { call: 'GET /loans/{loanId}', result: 'loan' },
  'loans.list': { call: 'GET /loans', result: { page: 'loan' } },
  'loans.all': { call: 'GET /loans/all', result: { list: 'loan' } },
  'loans.close': { call: 'POST /loans/{loanId}/end' },
  'loans.print': { call: 'GET /loans/{loanId}/print', result: { file: true } },
  'books.get': { call: 'GET /books/{isbn}', result: 'book' },
};

/** Returns the result of reading a path of `run` in a definition of a small set. */
function read(path: string, at: { readonly kind: string; readonly id: string }, others: readonly Written[]) {
  const compilation = startCompilation([
    { kind: 'entity', id: 'loan', json: loan },
    { kind: 'entity', id: 'book', json: book },
    ...Object.entries(operations).map(([id, json]) => ({ kind: 'operation', id, json })),
    ...others,
  ]);
  const reader = findSource(compilation, at.kind, at.id);
  if (reader === undefined) throw new Error(`There is no ${at.kind} "${at.id}" in the set.`);
  const run = typeOfRun(reader, compilation);
  const { type, problems } = inferExpression({ source: path, variables: { run }, expected: 'any' });
  return problems.length > 0 ? problems.map(({ message }) => message).join() : type.kind;
}

interface Written {
  readonly kind: string;
  readonly id: string;
  readonly json: object;
}

const home = { kind: 'screen', id: 'home' };
const onHome = (...body: readonly object[]): Written => ({ ...home, json: { body } });
const form = (id: string, submits: unknown): Written => ({ kind: 'form', id, json: { submits, fields: [] } });

describe('the outcomes that a page reads', () => {
  test('a form that is drawn leaves what its operation answers', () => {
    const set = [onHome({ form: 'ask' }), form('ask', { run: 'loans.get', as: 'asked' })];

    expect(read('run.asked.result.loanId', home, set)).toBe('number');
    expect(read('run.asked.result.laonId', home, set)).toBe('loan has no "laonId"; did you mean "loanId"?');
  });

  test('so does a form within a part, and one that an action opens', () => {
    const part = { kind: 'screen', id: 'part', json: { body: [{ form: 'ask' }] } };
    const set = [onHome({ part: 'part', actions: [{ open: 'form:end' }] }), part, form('ask', 'loans.get')];

    expect(read('run.get.result.dueOn', home, [...set, form('end', ['loans.close', 'books.get'])])).toBe('string');
    expect(read('run.close.result.dueOn', home, [...set, form('end', ['loans.close'])])).toBe(
      'the answer of loans.close has no "dueOn"',
    );
  });

  test('pages that draw each other are walked once', () => {
    const other = { kind: 'screen', id: 'other', json: { body: [{ part: 'home' }, { form: 'ask' }] } };
    const set = [onHome({ part: 'other' }), other, form('ask', 'loans.get')];

    expect(read('run.get.result.loanId', home, set)).toBe('number');
  });

  test.each([
    ['a page has its rows and its numbers', 'loans.list', 'run.x.result.content[0].loanId', 'number'],
    ['a page has no word of its rows', 'loans.list', 'run.x.result.loanId', 'the page has no "loanId"'],
    ['a list is a list', 'loans.all', 'run.x.result[0].loanId', 'number'],
    ['a list has no word of its items', 'loans.all', 'run.x.result.loanId', 'list has no property "loanId"'],
    ['a file has nothing', 'loans.print', 'run.x.result.name', 'the answer of loans.print has no "name"'],
    ['an outcome has its own words', 'loans.get', 'run.x.pendig', expect.stringContaining('has no "pendig"')],
  ])('%s', (_, run, path, found) => {
    expect(read(path, home, [onHome({ section: 'all', actions: [{ run, as: 'x' }] })])).toEqual(found);
  });

  test('what one of several calls answers may be read, and what none does may not', () => {
    const set = [onHome({ actions: [{ run: 'loans.get', as: 'x', otherwise: 'books.get' }] })];

    expect(read('run.x.result.title', home, set)).toBe('string');
    expect(read('run.x.result.dueOn', home, set)).toBe('string');
    expect(read('run.x.result.loanId', home, set)).toBe('any');
    expect(read('run.x.result.isbn', home, set)).toBe('loan or book has no "isbn"');
  });
});

describe('the outcomes that a wizard reads', () => {
  const wizard = { kind: 'wizard', id: 'lending' };
  const order = { variant: 'one', order: [{ step: 'ask', next: 'Go on' }] };

  test('a step that draws a form leaves the answer of the last call that the form submits', () => {
    const steps = [{ step: 'ask', form: 'ask' }];
    const set = [{ ...wizard, json: { variants: [order], steps } }, form('ask', ['loans.close', 'loans.get'])];

    expect(read('run.ask.result.loanId', wizard, set)).toBe('number');
    expect(read('run.ask.result.title', wizard, set)).toBe('loan has no "title"');
  });
});
