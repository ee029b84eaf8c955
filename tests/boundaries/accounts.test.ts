import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './sourceFiles.ts';

/** Code that writes the table of accounts, with the query builder or in SQL. */
const writes = /(?:insertInto|updateTable|deleteFrom)\(\s*'account'|\b(?:insert into|update|delete from) account\b/;

test('accounts are added and changed by server/accounts alone, which tells the person and records it', () => {
  const files = sourceFiles('server/**/*.ts', 'portal/**/*.ts').filter(
    // Migrations change how accounts are stored, but no rights.
    (file) => !file.endsWith('.test.ts') && !/^(?:server|portal)\/(?:testing|migrations)\//.test(file),
  );

  const writing = files.filter((file) => writes.test(readFileSync(join(root, file), 'utf8')));

  expect(writing.toSorted()).toEqual([
    // An account's organisation is a fact of the portal, and gives no rights.
    'portal/handlers/organizations/mergeOrganizations.ts',
    'server/accounts/addAccount.ts',
    // Used by operators with direct access to the database.
    'server/accounts/administerAccounts.ts',
    'server/accounts/changeAccount.ts',
  ]);
});
