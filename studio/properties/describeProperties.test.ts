import { expect, test } from 'vitest';
import { describePart } from './describeProperties.ts';
import { isMetaSchema } from './metaSchema.ts';

const cases = {
  description: 'Test cases.',
  type: 'array',
  items: {
    ...{ type: 'object', description: 'Test case.', required: ['case'] },
    properties: {
      case: { type: 'string', description: 'Name of the case.' },
      given: { type: 'object', additionalProperties: {}, description: 'Values by name.' },
      expect: { type: 'object', additionalProperties: {}, description: 'Expected outcome.' },
    },
  },
} as const;
const json = [{ case: 'late', expect: { state: 'OPEN' } }, { case: 'early' }];

test('a definition that is a list has its entries, by their names', () => {
  expect(isMetaSchema(cases)).toBe(true);

  const part = describePart(cases, json, '', json);

  expect(part).toEqual({
    ...{ description: 'Test cases.', properties: [], parts: [], missing: [] },
    entries: [
      { name: 'late', pointer: '/0', label: 'late' },
      { name: 'early', pointer: '/1', label: 'early' },
    ],
  });
});

test('an entry of such a definition has properties, parts, and parts that can be added', () => {
  expect(describePart(cases, json, '/0', json[0])).toEqual({
    description: 'Test case.',
    properties: [
      {
        ...{ name: 'case', description: 'Name of the case.', input: 'text', choices: [] },
        ...{ isRequired: true, value: 'late' },
      },
    ],
    parts: [{ name: 'expect', pointer: '/0/expect', label: 'expect' }],
    missing: [{ name: 'given', isList: false, description: 'Values by name.' }],
  });
});
