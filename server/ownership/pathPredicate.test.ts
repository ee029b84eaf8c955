import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { EntityStorage } from '../contract/EntityStorage.types.ts';
import { printSql } from '../testing/printSql.ts';
import { findColumn, isStored, pathPredicate, rowsOf } from './pathPredicate.ts';

const storage: EntityStorage = {
  entity: 'loan',
  table: 'toy_loan',
  key: 'loan_number',
  columns: {
    branchId: 'branch_id',
    'book.isbn': 'isbn',
    'note.text': (alias) => sql`${sql.ref(alias)}.attributes ->> 'note'`,
  },
  lists: {
    borrowers: {
      table: 'toy_borrower',
      join: { loan_number: 'loan_number' },
      columns: { email: 'email', 'card.number': 'card_number' },
    },
    marks: {
      table: (alias) => sql`jsonb_array_elements(${sql.ref(`${alias}.marks`)})`,
      join: {},
      where: { kind: 'damage' },
      columns: { page: (alias) => sql`${sql.ref(alias)}.value ->> 'page'` },
    },
  },
  load: () => Promise.resolve([]),
};

const isSeven = (column: RawBuilder<unknown>): Expression<SqlBool> => sql<SqlBool>`${column} = 7`;
const conditionOn = (path: string): string => printSql(pathPredicate(storage, path, isSeven)).sql;

describe('a condition on a path', () => {
  test.each([
    ['a column of the record', 'branchId', '"toy_loan"."branch_id" = 7'],
    ['a column of a dotted path', 'book.isbn', '"toy_loan"."isbn" = 7'],
    ['a computed column', 'note.text', `"toy_loan".attributes ->> 'note' = 7`],
    [
      'any item of a list with a table of its own',
      'borrowers.card.number',
      'exists (select 1 from "toy_borrower" as "item" where "item"."loan_number" = "toy_loan"."loan_number" and "item"."card_number" = 7)',
    ],
    [
      'any item of a list that is kept in a column',
      'marks.page',
      `exists (select 1 from jsonb_array_elements("toy_loan"."marks") as "item" where "item"."kind" = $1 and "item".value ->> 'page' = 7)`,
    ],
  ])('is one on %s', (_what, path, where) => {
    expect(conditionOn(path)).toBe(where);
  });
});

test.each([
  ['a column', 'branchId', true],
  ['an item of a list', 'borrowers.email', true],
  ['nothing of an item', 'borrowers.phone', false],
  ['a list as a whole', 'borrowers', false],
  ['a list by a name that begins like it', 'borrowersX.email', false],
  ['an item of another list whose name is as long', 'librarian.email', false],
  ['an item without its list', 'email', false],
  ['an inherited name', 'constructor', false],
  ['an inherited name of an item', 'borrowers.constructor', false],
  ['an unknown path', 'title', false],
])('%s is stored where SQL can see it, or not', (_what, path, stored) => {
  expect(isStored(storage, path)).toBe(stored);
  if (stored) expect(conditionOn(path)).toContain('= 7');
  else expect(() => conditionOn(path)).toThrow(`loan: "${path}" is in no column and no list of its storage.`);
});

test('a path of a list, an unknown and an inherited one have no column of the record', () => {
  expect(['borrowers.email', 'title', 'constructor'].map((path) => findColumn(storage, path))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(isStored({ ...storage, lists: {} }, 'borrowers.email')).toBe(false);
});

test('rows of a table that others share are told by their constant columns, written out', () => {
  const rows = rowsOf({ ...storage, where: { kind: "reader's", state: 'OPEN' } });

  expect(rows.map(printSql)).toEqual([
    { sql: `"toy_loan"."kind" = 'reader''s'`, parameters: [] },
    { sql: `"toy_loan"."state" = 'OPEN'`, parameters: [] },
  ]);
  expect(rowsOf(storage)).toEqual([]);
});
