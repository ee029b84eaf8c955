import { expect, test } from 'vitest';
import { release } from '../../tests/conformance/library/world.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import { decodeResult, encodeResult } from './encodeResult.ts';

const price = { isbn: '1', price: 5, extra: 1 };
const cost = { isbn: '1', cost: 5 };

const [some] = Object.values(release.operations);

/** Returns an operation with a list of texts as its result, with or without a wire name. */
function listing(under?: string): OperationModel {
  if (some === undefined) throw new Error('The library has no operation.');
  return { ...some, result: { shape: 'list', type: 'string', ...(under === undefined ? {} : { under }) } };
}

test('a list has its name on the wire, and none for whoever asks', () => {
  const sent = encodeResult(listing('loanList'), ['a', 'b'], release);

  expect(sent).toEqual({ loanList: ['a', 'b'] });
  expect(decodeResult(listing('loanList'), sent, release)).toEqual(['a', 'b']);
});

test('a list without a name is sent as it is', () => {
  expect(encodeResult(listing(), ['a'], release)).toEqual(['a']);
  expect(decodeResult(listing(), ['a'], release)).toEqual(['a']);
});

test('an answer without the name is no list, and a bare one is taken from a server that knows no name yet', () => {
  expect(decodeResult(listing('loanList'), { other: ['a'] }, release)).toBeUndefined();
  expect(decodeResult(listing('loanList'), ['a'], release)).toEqual(['a']);
});

function answering(result: OperationModel['result']): OperationModel {
  if (some === undefined) throw new Error('The library has no operation.');
  return { ...some, result };
}

test.each<[what: string, result: OperationModel['result'], value: unknown, sent: unknown]>([
  ['a record', { shape: 'one', type: 'book' }, price, cost],
  ['a record that may be absent', { shape: 'one', type: 'book?' }, price, cost],
  ['an absent record', { shape: 'one', type: 'book?' }, undefined, undefined],
  ['records in one answer', { shape: 'one', type: 'book[]' }, [price], [cost]],
  ['records that may be absent', { shape: 'one', type: 'book[]?' }, [price], [cost]],
  ['a list', { shape: 'list', type: 'book' }, [price, price], [cost, cost]],
  ['a page', { shape: 'page', type: 'book' }, { content: [price], size: 1 }, { content: [cost], size: 1 }],
  ['a page without rows', { shape: 'page', type: 'book' }, { size: 1 }, { content: [], size: 1 }],
])('%s is sent in the names of the wire, without what its entity does not have', (_what, result, value, sent) => {
  expect(encodeResult(answering(result), value, release)).toEqual(sent);
});

test.each<[what: string, result: OperationModel['result']]>([
  ['nothing', { shape: 'none' }],
  ['a file', { shape: 'file' }],
  ['a value', { shape: 'one', type: 'email' }],
  ['questions of elsewhere', { shape: 'one', type: 'any' }],
  ['what has an inherited name', { shape: 'one', type: 'toString' }],
])('%s is handed on as it is', (_what, result) => {
  expect(encodeResult(answering(result), price, release)).toBe(price);
  expect(decodeResult(answering(result), price, release)).toBe(price);
});

const books = answering({ shape: 'page', type: 'book' });

test('a page is translated there and back, and keeps only what its entity has', () => {
  // given
  const page = {
    content: [{ isbn: '1', price: 5, shelf: { floor: 2 }, extra: 1 }],
    totalElements: 1,
    totalPages: 1,
    number: 0,
    size: 2,
  };

  // when
  const wire = encodeResult(books, page, release);
  const back = decodeResult(books, wire, release);

  // then
  expect(wire).toEqual({ ...page, content: [{ isbn: '1', cost: 5, shelf: { level: 2 } }] });
  expect(back).toEqual({ ...page, content: [{ isbn: '1', price: 5, shelf: { floor: 2 } }] });
});

test.each([undefined, null, 'x', 7])('a result of %j is no page and handed on', (value) => {
  expect(decodeResult(books, value, release)).toBe(value);
});
