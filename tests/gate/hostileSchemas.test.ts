import { describe, expect, test } from 'vitest';
import { buildRelease, openGate, type SourceFile } from '#compiler';
import { compileValidators } from '../../server/validators/compileValidators.ts';
import { readBase } from '../engine/readFixtures.ts';

const base = readBase();
const file = 'definitions/books/parcel.entity.json';
const $schema = 'https://json-schema.org/draft/2020-12/schema';

/** Invalid values by the sort of a keyword. */
const wrong: Readonly<Record<string, readonly unknown[]>> = {
  text: [5, true, null, [], {}],
  flag: [0, 'true', null, [], {}],
  count: [-1, 1.5, '5', null, true, [], {}],
  number: ['5', null, true, [], {}],
  above: [0, -1, '5', null],
  names: ['a', 5, {}, [1], ['a', 'a']],
  pattern: ['(', '[', '*', 'a{2,1}', '\\p{Nothing}', 5, null],
  type: ['text', 5, [], ['string', 'string'], {}, null],
  schemas: [5, 'a', [], { a: 5 }, { a: 'string' }],
};

/** The sort of value that a keyword takes. */
const takes: Readonly<Record<string, keyof typeof wrong>> = {
  $comment: 'text',
  $id: 'text',
  $ref: 'text',
  title: 'text',
  description: 'text',
  format: 'text',
  deprecated: 'flag',
  readOnly: 'flag',
  writeOnly: 'flag',
  uniqueItems: 'flag',
  minLength: 'count',
  maxLength: 'count',
  minItems: 'count',
  maxItems: 'count',
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
  multipleOf: 'above',
  required: 'names',
  pattern: 'pattern',
  type: 'type',
  properties: 'schemas',
};

/** Keywords of this language that another vendor's schema may use with another meaning. */
const own = {
  when: '=broken(',
  allow: 'nobody-at-all',
  value: '=this.this.this',
  locked: '=)',
  values: [{ value: 1 }, 'x'],
  options: { run: 'no.operation' },
  fills: { nothing: '=' },
  rules: [{ rule: 5 }, 'x', null],
  each: { field: '=item' },
  kinds: { a: 'b' },
  owners: { nobody: 5 },
  key: 5,
  display: '{',
  messages: [],
  wire: {},
  widget: 'no-widget',
  stored: 'no',
  by: 5,
  normalise: '=(',
};

const files = (property: object, root: object = {}): readonly SourceFile[] => [
  ...base.filter(({ path }) => !path.endsWith('/locale/fr.json')),
  { path: file, text: JSON.stringify({ $schema, title: 'Parcel', properties: { a: property }, ...root }) },
];

const places = [
  ['a property', (word: string, value: unknown) => files({ title: 'A', [word]: value })],
  [
    'a property of an item',
    (word: string, value: unknown) =>
      files({ title: 'A', type: 'array', items: { properties: { b: { title: 'A', [word]: value } } } }),
  ],
] as const;

const hostile = Object.entries(takes).flatMap(([word, kind]) =>
  (wrong[kind] ?? []).flatMap((value) =>
    places.map(([place, write]) => [`"${word}": ${JSON.stringify(value)} at ${place}`, write(word, value)] as const),
  ),
);

const gate = openGate(files({ title: 'A' }));

describe('schemas of another house', () => {
  test('there are two hundred that are wrong', () => {
    expect(hostile.length).toBeGreaterThanOrEqual(200);
  });

  test.each(hostile)('a file with %s is refused at that file', (_, set) => {
    const errors = gate.check(set);

    expect(errors.filter(({ severity }) => severity === 'error').map((error) => error.file)).toContain(file);
  });

  test.each(places)('words of this language mean nothing at %s', (_, write) => {
    const plain = buildRelease(write('title', 'A'));

    for (const [word, value] of Object.entries(own)) {
      const { errors, release } = buildRelease(write(word, value));

      expect([word, errors, release?.hash]).toEqual([word, [], plain.release?.hash]);
    }
    expect(compileValidators(plain.release ?? expect.fail('It did not build'))).toContain('export default');
  });

  test('words of this language mean nothing at the root', () => {
    const plain = buildRelease(files({ title: 'A' }));

    for (const [word, value] of Object.entries(own)) {
      const { errors, release } = buildRelease(files({ title: 'A' }, { [word]: value }));

      expect([word, errors, release?.hash]).toEqual([word, [], plain.release?.hash]);
    }
  });

  test.each([
    [
      'limits that leave no value',
      'value/impossible',
      '/properties/a/minimum',
      { type: 'integer', minimum: 5, maximum: 1 },
    ],
    ['a default of another type', 'value/impossible', '/properties/a/default', { type: 'integer', default: 'x' }],
    [
      'limits of a list of records that leave no number of rows',
      'value/impossible',
      '/properties/a/items/properties/b/minLength',
      { type: 'array', items: { properties: { b: { type: 'string', minLength: 3, maxLength: 2 } } } },
    ],
  ])('%s are refused as in any other entity', (_, code, pointer, schema) => {
    const { errors } = buildRelease(files(schema));

    expect(errors.map((error) => [error.code, error.pointer])).toContainEqual([code, pointer]);
  });

  test.each(['', 'a.b', 'a b', '0', '$a', 'x-y'])(
    'a property named "%s" is refused, because nothing could read it',
    (name) => {
      const { errors } = buildRelease(files({ type: 'object', properties: { [name]: { type: 'string' } } }));

      expect(errors).toContainEqual(
        expect.objectContaining({ code: 'schema/unsupported', pointer: `/properties/a/properties/${name}` }),
      );
    },
  );

  test('a default that would be read as an expression is refused', () => {
    const { errors } = buildRelease(files({ title: 'A', type: 'string', default: '=user.email' }));

    expect(errors.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['schema/unsupported', '/properties/a/default'],
    ]);
  });
});
