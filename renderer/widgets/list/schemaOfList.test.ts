import { expect, test } from 'vitest';
import type { FieldModel } from '#engine';
import { schemaOfList } from './schemaOfList.ts';

const field = (path: string, words: Partial<FieldModel> = {}): FieldModel => ({
  path,
  wire: path,
  title: { literal: path },
  type: 'string',
  words: {},
  schema: {},
  constraint: path,
  when: true,
  locked: false,
  required: false,
  readOnly: false,
  normalise: [],
  messages: {},
  rules: [],
  actions: [],
  ...words,
});

const write = (text: FieldModel['title']): string => ('literal' in text ? String(text.literal).toUpperCase() : '');

test('a list of values has the schema of its constraint', () => {
  const schema = { type: 'array', maxItems: 3, items: { type: 'integer' } };

  expect(schemaOfList({ schema }, write)).toEqual(schema);
});

test('a list of records has the properties of a record, with their titles and the titles of their values', () => {
  const properties = [
    field('authors.name', { required: true, schema: { minLength: 2 } }),
    field('authors.part', { values: [{ value: 'maps', title: { literal: 'Maps' } }], schema: { enum: ['maps'] } }),
  ];

  expect(schemaOfList({ schema: { type: 'array' }, properties }, write)).toEqual({
    type: 'array',
    items: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { title: 'AUTHORS.NAME', type: 'string', minLength: 2 },
        part: { title: 'AUTHORS.PART', type: 'string', oneOf: [{ const: 'maps', title: 'MAPS' }] },
      },
    },
  });
});
