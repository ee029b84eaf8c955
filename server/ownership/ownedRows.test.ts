import { describe, expect, test } from 'vitest';
import type { EntityModel, User } from '#engine';
import type { EntityStorage } from '../contract/EntityStorage.types.ts';
import type { Granted } from '../contract/handler.types.ts';
import { printSql } from '../testing/printSql.ts';
import { toyRelease } from '../testing/toyRelease.ts';
import { ownedRows } from './ownedRows.ts';

const storage: EntityStorage = {
  entity: 'loan',
  table: 'toy_loan',
  key: 'loan_number',
  columns: { branchId: 'branch_id' },
  lists: {
    borrowers: {
      table: 'toy_borrower',
      join: { loan_number: 'loan_number' },
      where: { kind: 'reader' },
      columns: { email: 'email' },
    },
  },
  load: () => Promise.resolve([]),
};

const ann: User = { signedIn: true, email: 'ann@library.example', roles: [], functionalIds: [], companyIds: [7, 8] };

function loan(): EntityModel {
  const entity = toyRelease().entities['loan'];
  if (entity === undefined) throw new Error('The toy library has loans.');
  return entity;
}

function whereOf(
  access: readonly Granted[],
  user: User = ann,
): { sql: string; parameters: readonly unknown[] } | undefined {
  const where = ownedRows({ entity: loan(), storage, access, user });
  return where === undefined ? undefined : printSql(where);
}

describe('ownership in SQL', () => {
  const member = { policy: 'member', relation: 'member' };
  const branch = { policy: 'clerk', relation: 'branch' };

  test('is no condition for whoever may see all', () => {
    expect(whereOf([member, { policy: 'librarian', relation: 'all' }])).toBeUndefined();
  });

  test('asks for any item of a list', () => {
    expect(whereOf([member])).toEqual({
      sql: '((exists (select 1 from "toy_borrower" as "item" where "item"."loan_number" = "toy_loan"."loan_number" and "item"."kind" = $1 and "item"."email" in ($2))))',
      parameters: ['reader', 'ann@library.example'],
    });
  });

  test('is the union of what several policies grant', () => {
    expect(whereOf([branch, member])?.sql).toMatch(/^\(\("toy_loan"\."branch_id" in \(\$1, \$2\)\) or \(exists /);
  });

  test('asks for every path of a relation', () => {
    const both = { helper: { 'borrowers.email': 'user.email', branchId: 'user.companyIds' } };
    const where = ownedRows({
      ...{ entity: { ...loan(), owners: both }, storage, user: ann },
      access: [{ policy: 'helper', relation: 'helper' }],
    });

    expect(where && printSql(where)).toEqual({
      sql: '((exists (select 1 from "toy_borrower" as "item" where "item"."loan_number" = "toy_loan"."loan_number" and "item"."kind" = $1 and "item"."email" in ($2)) and "toy_loan"."branch_id" in ($3, $4)))',
      parameters: ['reader', 'ann@library.example', 7, 8],
    });
  });

  test('gives nothing to whoever has nothing, and for a relation that is not declared', () => {
    const nobody: User = { signedIn: true, roles: [], functionalIds: [], companyIds: [] };

    expect(whereOf([branch], nobody)?.sql).toBe('((false))');
    expect(whereOf([member], nobody)?.sql).toBe('((false))');
    expect(whereOf([{ policy: 'stranger', relation: 'stranger' }])?.sql).toBe('false');
    expect(whereOf([{ policy: 'stranger', relation: 'constructor' }])?.sql).toBe('false');
    expect(whereOf([])?.sql).toBe('false');
  });

  test('gives nothing by an empty address, and nothing by a relation without paths', () => {
    const blank: User = { signedIn: true, email: '', roles: [], functionalIds: [], companyIds: [] };
    const where = ownedRows({
      ...{ entity: { ...loan(), owners: { anybody: {} } }, storage, user: ann },
      access: [{ policy: 'anybody', relation: 'anybody' }],
    });

    expect(whereOf([member], blank)?.sql).toBe('((false))');
    expect(where && printSql(where).sql).toBe('(false)');
  });

  test('fails loudly when the storage does not keep the path', () => {
    const { lists: _lists, ...without } = storage;

    expect(() => ownedRows({ entity: loan(), storage: without, access: [member], user: ann })).toThrow(
      'loan: "borrowers.email" is in no column and no list of its storage.',
    );
  });
});
