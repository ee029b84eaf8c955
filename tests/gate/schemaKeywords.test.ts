import { describe, expect, test } from 'vitest';
import { buildRelease, unsupportedKeywords } from '#compiler';
import { readBase } from '../engine/readFixtures.ts';

const base = readBase();
const file = 'definitions/books/parcel.entity.json';

function refusals(words: object): readonly string[] {
  const json = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Parcel',
    type: 'object',
    required: ['a'],
    additionalProperties: false,
    properties: { a: { title: 'A', type: 'object', ...words } },
  };
  const { errors } = buildRelease([...base, { path: file, text: JSON.stringify(json) }]);
  return errors.filter((error) => error.file === file).map(({ code, pointer, hint }) => `${code} ${pointer} ${hint}`);
}

describe('words of JSON Schema', () => {
  test.each(unsupportedKeywords.map(({ keyword, instead }) => [keyword, instead] as const))(
    '%s is refused by its name',
    (keyword, instead) => {
      expect(refusals({ [keyword]: {} })).toEqual([`schema/unsupported /properties/a/${keyword} ${instead}`]);
    },
  );

  test.each([
    ['the name of an entity', { $ref: 'short-text' }],
    ['items with properties', { type: 'array', items: { properties: { b: { title: 'B', type: 'string' } } } }],
    ['a property named like a word', { properties: { not: { title: 'Not', type: 'string' } } }],
    ['a value that looks like a word', { default: { if: 1 }, examples: [{ not: 1 }] }],
    ['words that are carried', { type: 'string', pattern: '^a', minLength: 1, maxLength: 3, format: 'email' }],
    ['words that only explain', { description: 'An explanation', $comment: 'A note', deprecated: true }],
  ])('%s passes', (_, words) => {
    expect(refusals(words).filter((refusal) => !refusal.startsWith('text/'))).toEqual([]);
  });
});
