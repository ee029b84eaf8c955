import { describe, expect, test } from 'vitest';
import { release, runtimeFor, scopeFor } from '../../tests/conformance/library/world.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import { acceptValidBody } from './acceptValidBody.ts';

const right = { isbn: '1965', title: 'Dune', author: 'Frank Herbert', copies: 3 };

function glance(body: unknown, change: (operation: OperationModel) => OperationModel = (same) => same) {
  const operation = release.operations['books.update'];
  if (!operation) throw new Error('no such operation');
  return acceptValidBody({
    operation: change(operation),
    body,
    scope: scopeFor('member', {}),
    runtime: runtimeFor('en'),
  });
}

describe('a glance', () => {
  test.each([
    ['in the order of the fields', right],
    ['in another order', { copies: 3, title: 'Dune', isbn: '1965' }],
    ['without what need not be given', { isbn: '1965', title: 'Dune' }],
  ])('takes a right body %s as it came', (_name, body) => {
    expect(glance(body)).toEqual(body);
  });

  test.each<readonly [string, unknown]>([
    ['that is no record', [right]],
    ['with a name that no field has', { ...right, colour: 'red' }],
    ['with a name that every object has', { ...right, toString: 'x' }],
    ['that names the prototype', JSON.parse('{"isbn":"1965","title":"Dune","__proto__":{"copies":1}}')],
    ['without a required value', { isbn: '1965', author: 'Frank Herbert' }],
    ['that clears a value', { ...right, author: null }],
    ['with a blank text', { ...right, author: '\u00a0 ' }],
    ['with a value of another type', { ...right, copies: '3' }],
    ['with a value that breaks its constraint', { ...right, isbn: 'none' }],
    ['with a text that is not in its normal form', { ...right, title: ' Dune ' }],
    ['with a text of two million', { ...right, author: 'x'.repeat(2_000_000) }],
  ])('leaves a body %s to a closer look', (_name, body) => {
    expect(glance(body)).toBeUndefined();
  });

  test('leaves a value that may only be read to a closer look, and takes the body without it', () => {
    // given
    const locked = (operation: OperationModel): OperationModel => ({
      ...operation,
      body: operation.body?.map((field) => (field.path === 'copies' ? { ...field, readOnly: true } : field)) ?? [],
    });
    const { copies: _copies, ...others } = right;

    // then
    expect([glance(right, locked), glance(others, locked)]).toEqual([undefined, others]);
  });
});
