import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './sourceFiles.ts';

/** Whatever writes the table of accounts, by the query builder or in SQL. */
const writes = /(?:insertInto|updateTable|deleteFrom)\(\s*'account'|\b(?:insert into|update|delete from) account\b/;

test('accounts are added and changed by server/accounts alone, which tells the person and records it', () => {
  const files = sourceFiles('server/**/*.ts', 'portal/**/*.ts').filter(
    // A migration changes how accounts are stored, and nobody's rights.
    (file) => !file.endsWith('.test.ts') && !/^(?:server|portal)\/(?:testing|migrations)\//.test(file),
  );

  const writing = files.filter((file) => writes.test(readFileSync(join(root, file), 'utf8')));

  expect(writing.toSorted()).toEqual([
    // Which organisation an account belongs to is a fact of the portal, and gives nobody a right.
    'portal/handlers/organizations/mergeOrganizations.ts',
    'server/accounts/addAccount.ts',
    // Of those who reach the database itself.
    'server/accounts/administerAccounts.ts',
    'server/accounts/changeAccount.ts',
  ]);
});
