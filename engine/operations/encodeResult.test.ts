import { expect, test } from 'vitest';
import { release } from '../../tests/conformance/library/world.ts';
import type { OperationModel } from '../model/release.types.ts';
import { decodeResult, encodeResult } from './encodeResult.ts';

const [some] = Object.values(release.operations);

/** An operation that answers a list of texts, under a name on the wire or without one. */
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
