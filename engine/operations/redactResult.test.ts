import { describe, expect, test } from 'vitest';
import { release, scopeFor } from '../../tests/conformance/library/world.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import { completeRecord } from '../records/completeRecord.ts';
import { redactResult } from './redactResult.ts';

const scope = scopeFor('member', {});
const [some] = Object.values(release.operations);
const book = { isbn: '0001', title: 'Emma', secret: 'Torn.' };
const seen = { isbn: '0001', title: 'Emma' };

function seenOf(result: OperationModel['result'], value: unknown): unknown {
  if (some === undefined) throw new Error('The library has no operation.');
  const { user, expressions } = scope;
  return redactResult({ operation: { ...some, result }, result: value, user, expressions, release });
}

describe('a result without what a member may not see', () => {
  test.each<[what: string, result: OperationModel['result'], value: unknown, left: unknown]>([
    ['a record', { shape: 'one', type: 'book' }, book, seen],
    ['a record that may be absent', { shape: 'one', type: 'book?' }, book, seen],
    ['a list of records', { shape: 'list', type: 'book' }, [book, book], [seen, seen]],
    ['a page of records', { shape: 'page', type: 'book' }, { content: [book], size: 1 }, { content: [seen], size: 1 }],
    ['a text', { shape: 'one', type: 'string' }, 'Emma', 'Emma'],
    ['a record in place of a text', { shape: 'one', type: 'string' }, book, undefined],
    ['a record in place of texts', { shape: 'list', type: 'integer' }, [1, book], [1, undefined]],
    ['a record of an entity that the release does not have', { shape: 'one', type: 'gone' }, book, undefined],
    ['a file', { shape: 'file' }, 'bytes', 'bytes'],
    ['what is answered where nothing is', { shape: 'none' }, book, undefined],
  ])('of %s', (_what, result, value, left) => {
    expect(seenOf(result, value)).toEqual(left);
  });

  test.each(['any', 'object', 'array'])('of type %s: records of an entity are redacted, other JSON is not', (type) => {
    const entity = release.entities['book'];
    if (entity === undefined) throw new Error('The library has books.');
    const known = completeRecord(entity, book, scope, release);

    expect(seenOf({ shape: 'one', type }, { first: known, other: book })).toEqual({ first: seen, other: book });
  });
});
