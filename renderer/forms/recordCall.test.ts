import { expect, test } from 'vitest';
import { expressions } from '#compiler';
import { anonymous, type FieldModel, type OperationModel, type Release } from '#engine';
import { makeField } from '../../stories/samples/makeField.ts';
import { recordCall, recordOf } from './recordCall.ts';

const call = { run: 'books.list', with: {}, when: true, as: 'list', notices: {} };
const field: Pick<FieldModel, 'options'> = {
  options: { source: call, entity: 'book', key: 'isbn', paged: true },
};

/** Creates an operation with only the properties that finding a record needs. */
function operation(id: string, words: Partial<OperationModel>): OperationModel {
  return {
    ...{ id, title: { literal: id }, method: 'GET', path: `/${id}`, parameters: [], query: [], size: 20, rules: [] },
    ...{ result: { shape: 'page', type: 'book' }, allow: { everybody: 'all' }, errorText: { '=': "''" } },
    ...{ notices: {}, refreshes: [], versioned: false, once: false, ...words },
  };
}

function releaseOf(...operations: readonly OperationModel[]): Release {
  const release: Partial<Release> = {
    operations: Object.fromEntries(operations.map((one) => [one.id, one])),
    access: {
      roles: [],
      precedence: [],
      policies: [{ policy: 'everybody', when: true }],
      functions: [],
      otherwise: [],
      ignored: [],
    },
  };
  return Object.assign(Object.create(null), release);
}

const list = operation('books.list', {});
const one = operation('books.get', { parameters: ['isbn'], result: { shape: 'one', type: 'book' } });
const caller = { user: anonymous, expressions };

test('asks the operation of the options where it is filtered by the key', () => {
  const filtered = operation('books.list', { filter: { wire: 'pipes', fields: [makeField('isbn')] } });

  const found = recordCall({ field, operation: filtered, release: releaseOf(filtered, one), caller, value: '1' });

  expect(found).toEqual({ run: 'books.list', args: { isbn: '1' } });
});

test('asks for the single record otherwise, and for nothing that the person may not ask for', () => {
  const closed = operation('books.get', { ...one, allow: {} });

  const found = [one, closed, list].map((second) =>
    recordCall({ field, operation: list, release: releaseOf(list, second), caller, value: '1' }),
  );

  expect(found).toEqual([{ run: 'books.get', args: { isbn: '1' } }, undefined, undefined]);
});

test('takes the record with that key from a page or a single answer, and no other one', () => {
  const [emma, wales] = [{ isbn: '1' }, { isbn: '2' }];

  const found = [{ content: [wales, emma] }, emma, wales, null].map((answer) => recordOf(answer, field, '1'));

  expect(found).toEqual([emma, emma, undefined, undefined]);
});
