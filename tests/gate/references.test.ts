import { describe, expect, test } from 'vitest';
import { findReferences, findUses, loadSet } from '#compiler';
import { layOver, readBase } from '../engine/readFixtures.ts';

const { set } = loadSet(readBase());
const references = findReferences(set);

describe('the index of references', () => {
  test('says where a name stands, what it means and which file says so', () => {
    const found = references.filter(
      ({ file, pointer }) => file.endsWith('/renew-loan.form.json') && pointer === '/submits/with/loanId',
    );

    expect(
      found.map(({ key, kind, name, start, target, targetFile }) => ({ key, kind, name, start, target, targetFile })),
    ).toEqual([
      {
        key: true,
        kind: 'parameter',
        name: 'loanId',
        start: 0,
        target: 'parameter/loans.renew.loanId',
        targetFile: undefined,
      },
      {
        key: false,
        kind: 'variable',
        name: 'loan',
        start: 1,
        target: 'variable/renew-loan.loan',
        targetFile: 'definitions/loans/renew-loan.form.json',
      },
      {
        key: false,
        kind: 'property',
        name: 'loanId',
        start: 6,
        target: 'property/loan.loanId',
        targetFile: 'definitions/loans/loan.entity.json',
      },
    ]);
  });
});

describe('where something is used', () => {
  test('lists every place that names a role, in lists and in expressions', () => {
    const { uses } = findUses(set, references, 'role/Member');

    expect(uses.map(({ file, pointer }) => `${file} ${pointer}`)).toEqual([
      'definitions/general/portal.access.json /roles/1/like',
      'definitions/general/portal.access.json /precedence/1',
      'definitions/general/portal.access.json /policies/2/when',
    ]);
  });

  test('says that nothing uses a template', () => {
    const found = findUses(set, references, 'template/late');

    expect(found).toEqual({ name: 'template/late', uses: [] });
  });

  test('lists the places that name a field list, and what the list names once', () => {
    const column = { file: 'definitions/loans/loan-details.screen.json', pointer: '/body/0/body/0/fields' };
    const changed = loadSet(layOver(readBase(), [{ ...column, value: ['status', '...loan-columns'] }])).set;
    const found = findReferences(changed);

    const usesOf = (name: string) =>
      findUses(changed, found, name).uses.map(({ file, pointer, start }) => ({ file, pointer, start }));

    expect(usesOf('fields/loan-columns')).toEqual([
      { file: column.file, pointer: '/body/0/body/0/fields/1', start: 3 },
    ]);
    expect(usesOf('property/loan.note').filter(({ pointer }) => pointer.startsWith('/fields/2'))).toEqual([
      { file: 'definitions/loans/loan-columns.fields.json', pointer: '/fields/2/field', start: 0 },
    ]);
  });

  test('says which name was meant when there is none of that name', () => {
    const found = findUses(set, references, 'entity/bok');

    expect(found).toEqual({ name: 'entity/bok', uses: [], unknown: { near: 'entity/book' } });
  });
});
