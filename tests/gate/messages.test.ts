import { expect, test } from 'vitest';
import { buildRelease, errorsAsJson } from '#compiler';
import { layOver, readBase } from '../engine/readFixtures.ts';

const base = readBase();

interface Change {
  readonly file: string;
  readonly pointer: string;
  readonly value: unknown;
}

/** Returns the findings of the valid set with one change, each with the eight characters at its location. */
function findingsOf(change: Change) {
  const files = layOver(base, [change]);
  const lines = files.find(({ path }) => path === change.file)?.text.split('\n') ?? [];
  return errorsAsJson(buildRelease(files).errors, files).map(({ line, column, code, offset, expected, nearest }) => {
    return { code, offset, expected, nearest, at: (lines[line - 1] ?? '').slice(column - 1, column + 7) };
  });
}

const screen = 'definitions/loans/loan-details.screen.json';
const form = 'definitions/loans/lend-book.form.json';

test('a finding in an expression is at the name that is wrong, behind escaped quotes', () => {
  const value = '=loan.isbn == "x" && loan.renewels > 1';

  const found = findingsOf({ file: screen, pointer: '/body/1/when', value });

  expect(found).toEqual([{ code: 'field/unknown', offset: 26, expected: null, nearest: 'renewals', at: 'renewels' }]);
});

test('an expression that does not parse is shown where it ends to be understood', () => {
  const found = findingsOf({ file: screen, pointer: '/body/1/when', value: '=loan.renewals > > 1' });

  expect(found).toMatchObject([{ code: 'expression/syntax', offset: 17, at: '> 1",' }]);
});

test('an expression of the wrong type says how it becomes one of the right type', () => {
  const found = findingsOf({ file: screen, pointer: '/body/1/when', value: '=loan.isbn' });

  expect(found).toEqual([
    { code: 'expression/type', offset: 1, expected: "Compare it: loan.isbn == '…'", nearest: null, at: 'loan.isb' },
  ]);
});

test('an argument of a text is found at its name', () => {
  const found = findingsOf({ file: screen, pointer: '/title', value: 'Loan "{loan.isnb}"' });

  expect(found[0]).toEqual({
    code: 'field/unknown',
    offset: 12,
    expected: null,
    nearest: 'isbn',
    at: 'isnb}\\""',
  });
});

test('a plural without "other" is described by a sentence', () => {
  const found = findingsOf({ file: form, pointer: '/text', value: 'For {count, plural, one {a day}}' });

  expect(found[0]).toMatchObject({
    code: 'text/arguments',
    expected: 'Add it as the last branch: {count, plural, one {# book} other {# books}}',
  });
});

test('a name that is near to none comes with a short list of those that are known', () => {
  const found = findingsOf({ file: form, pointer: '/submits/run', value: 'loans.somethingElse' });

  expect(found[0]).toMatchObject({
    code: 'reference/unknown',
    nearest: null,
    expected: expect.stringMatching(/^Known names: (loans\.\w+, ){3}/),
  });
});

test('checks that did not run are named by their phases', () => {
  const files = layOver(base, [{ file: screen, pointer: '/body/1/when', value: '=loan.isbn' }]);

  expect(buildRelease(files).notRun).toEqual(['logic', 'access', 'texts', 'examples', 'cases']);
  expect(buildRelease(base).notRun).toEqual([]);
});

test('an expression of another type than what receives its value says how it becomes one of that type', () => {
  const file = 'definitions/loans/loans.giveBack.operation.json';
  const found = findingsOf({
    file,
    pointer: '/body',
    value: [{ field: 'days', title: 'Days', type: 'integer', default: "='12'" }],
  });

  expect(found).toMatchObject([
    { code: 'expression/type', offset: 1, expected: "Write int('12') or double('12')", at: "'12'\"" },
  ]);
});

test('a misspelt name inside an object of a body comes with the nearest name of that object', () => {
  const files = layOver(base, [
    {
      file: 'definitions/loans/loans.create.operation.json',
      pointer: '/body/3',
      value: { field: 'book', title: 'Book', $ref: 'book' },
    },
    { file: form, pointer: '/fields', value: ['dueOn', 'book.titel'] },
  ]);

  const found = errorsAsJson(buildRelease(files).errors, files);

  expect(found).toMatchObject([{ code: 'field/unknown', pointer: '/fields/1', nearest: 'book.title' }]);
});

test('a misspelt path of a group comes with the nearest path', () => {
  const result = { groups: 'book', by: ['publisher.twon'] };

  const found = findingsOf({ file: 'definitions/books/books.list.operation.json', pointer: '/result', value: result });

  expect(found).toContainEqual(expect.objectContaining({ code: 'field/unknown', nearest: 'publisher.town' }));
});
