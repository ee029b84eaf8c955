import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildRelease, expressions } from '../../compiler/index.ts';
import { releaseFor } from '../../compiler/release/releaseFor.ts';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { layOver } from '../../tests/engine/readFixtures.ts';
import { anonymous } from '../access/anonymous.ts';
import { rightsOf } from '../access/rightsOf.ts';
import { withPageSize } from './withPageSize.ts';

const files = readDefinitionFiles(join(import.meta.dirname, '../../tests/fixtures/gate/base'));
const size = [{ allow: 'librarian', is: 100 }, { allow: 'member', is: 50 }, 10];
const { release } = buildRelease(
  layOver(files, [{ file: 'definitions/loans/loans.list.operation.json', pointer: '/size', value: size }]),
);

test.each([
  [['Librarian', 'Member'], 100],
  [['Member'], 50],
  [[], 10],
])('a page has the rows of the first policy that the user has: %j', (roles, expected) => {
  const operation = release?.operations['loans.list'];
  if (release === undefined || operation === undefined) throw new Error('There are no loans.');
  const user = { ...anonymous, signedIn: true, roles };

  expect(withPageSize(operation, { user, expressions }, release).size).toBe(expected);
});

test('the release of a user contains the number of rows that the user has, and no other', () => {
  if (release === undefined) throw new Error('The gate refuses the library.');
  const user = { ...anonymous, signedIn: true, roles: ['Member'] };

  const own = releaseFor(release, rightsOf({ user, expressions }, release));

  expect(own.operations['loans.list']).toMatchObject({ size: 50 });
  expect(own.operations['loans.list']).not.toHaveProperty('sizes');
});
