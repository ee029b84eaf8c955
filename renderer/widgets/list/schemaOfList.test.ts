import { expect, test } from 'vitest';
import { schemaOfList } from './schemaOfList.ts';

test('a list of values has the schema of its constraint', () => {
  const schema = { type: 'array', maxItems: 3, items: { type: 'integer' } };

  expect(schemaOfList({ schema })).toEqual(schema);
});

test('the values of a list are texts unless something else is said', () => {
  expect(schemaOfList({ schema: { type: 'array' } })).toEqual({ type: 'array', items: { type: 'string' } });
});
