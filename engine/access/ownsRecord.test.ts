import { describe, expect, test } from 'vitest';
import { release } from '../../tests/conformance/library/release.ts';
import type { EntityModel } from '../model/kinds/entity.types.ts';
import type { User } from '../model/runtime.types.ts';
import { isOwnedByOthers, ownsRecord } from './ownsRecord.ts';

const ann: User = { signedIn: true, email: 'ann@library.example', roles: [], functionalIds: [], companyIds: [7, 8] };
const nobody: User = { signedIn: false, roles: [], functionalIds: [], companyIds: [] };

function ownedBy(owners: EntityModel['owners']): EntityModel {
  const loan = release.entities['loan'];
  if (loan === undefined) throw new Error('The library has loans.');
  return { ...loan, owners };
}

const entity = ownedBy({
  helper: { 'helpers.email': 'user.email', branchId: 'user.companyIds' },
  branch: { branchId: 'user.companyIds' },
  reader: { readerEmail: 'user.email' },
});
const helpers = [{ email: 'ben@library.example' }, { email: 'ann@library.example' }];
const helper = { policy: 'helper', relation: 'helper' };
const branch = { policy: 'clerk', relation: 'branch' };
const reader = { policy: 'reader', relation: 'reader' };
const all = { policy: 'librarian', relation: 'all' };
const undeclared = { policy: 'stranger', relation: 'stranger' };

describe('a record is owned', () => {
  test.each([
    ['where both paths of the relation lead to the user', { helpers, branchId: 7 }, [helper], ann, true],
    ['not where only the first does', { helpers, branchId: 9 }, [helper], ann, false],
    ['not where only the second does', { helpers: [], branchId: 7 }, [helper], ann, false],
    ['not where a path is missing', { helpers }, [helper], ann, false],
    ['by one of two relations', { helpers: [], branchId: 8 }, [helper, branch], ann, true],
    ['by everybody who may have all', {}, [all], nobody, true],
    ['not by a relation that is not declared', { helpers, branchId: 7 }, [undeclared], ann, false],
    ['not by an inherited name', { helpers }, [{ policy: 'x', relation: 'constructor' }], ann, false],
    ['not without a grant', { helpers, branchId: 7 }, [], ann, false],
    ['by whose e-mail it has', { readerEmail: 'ann@library.example' }, [reader], ann, true],
    ['not by whoever has no e-mail where the record has none', {}, [reader], nobody, false],
  ])('%s', (_what, record, granted, user, owned) => {
    expect(ownsRecord({ entity, granted, record, user })).toBe(owned);
  });

  test('by nobody but with all where its entity is not known', () => {
    const record = { helpers, branchId: 7 };

    expect(ownsRecord({ entity: undefined, granted: [helper], record, user: ann })).toBe(false);
    expect(ownsRecord({ entity: undefined, granted: [all], record, user: ann })).toBe(true);
  });
});

describe('a record is foreign', () => {
  test.each([
    ['where it tells both owners, and one is another', { helpers, branchId: 9 }, [helper], true],
    ['not where it does not tell one of them', { helpers: [{ email: 'ben@library.example' }] }, [helper], false],
    [
      'where it tells only some of its helpers',
      { helpers: [{ email: 'ben@library.example' }, {}], branchId: 7 },
      [helper],
      true,
    ],
    ['not where it is owned', { helpers, branchId: 7 }, [helper], false],
    ['not where one of two relations is not told', { branchId: 9 }, [branch, helper], false],
    ['not for whoever may have all', { helpers, branchId: 9 }, [helper, all], false],
    ['for whoever is granted nothing', { helpers, branchId: 7 }, [], true],
  ])('%s', (_what, record, granted, foreign) => {
    expect(isOwnedByOthers({ entity, granted, record, user: ann })).toBe(foreign);
  });
});
