import { expect, test } from 'vitest';
import { pickSchemaKeywords } from './pickSchemaKeywords.ts';

test('a property of a foreign schema has a title and a help, from its name and description where it has none', () => {
  const schema = {
    type: 'object',
    properties: {
      firstName: { type: 'string', description: 'As in the passport' },
      born: { type: 'string', title: 'Date of birth', when: '=false' },
      address: { type: 'object', properties: { postCode: { type: 'string' } } },
    },
  };

  expect(pickSchemaKeywords(schema)).toEqual({
    type: 'object',
    properties: {
      firstName: { title: 'First name', type: 'string', help: 'As in the passport' },
      born: { title: 'Date of birth', type: 'string' },
      address: { title: 'Address', type: 'object', properties: { postCode: { title: 'Post code', type: 'string' } } },
    },
  });
});

test('a description that is no text is kept, so that it is reported', () => {
  expect(pickSchemaKeywords({ properties: { a: { description: 5 } } })).toEqual({
    properties: { a: { title: 'A', description: 5 } },
  });
});

test('a property that is no object, and properties that are none, are left as they are', () => {
  expect(pickSchemaKeywords({ properties: { a: true } })).toEqual({ properties: { a: true } });
  expect(pickSchemaKeywords({ properties: 7 })).toEqual({ properties: 7 });
});
