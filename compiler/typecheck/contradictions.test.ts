import { expect, test } from 'vitest';
import { contradictionOf, explainViolation } from './contradictions.ts';

test.each([
  ['minimum 5 and maximum 3 leave no value', { minimum: 5, maximum: 3 }],
  ['minimum 3 and exclusiveMaximum 3 leave no value', { minimum: 3, exclusiveMaximum: 3 }],
  ['minLength 9 and maxLength 3 leave no value', { minLength: 9, maxLength: 3 }],
  ['Between 1 and 4 there is no multiple of 5', { minimum: 1, maximum: 4, multipleOf: 5 }],
  ['Between 0.2 and 0.8 there is no multiple of 1', { type: 'integer', minimum: 0.2, maximum: 0.8 }],
  ['"pattern" excludes every option', { enum: ['a', 'b'], pattern: '^[0-9]+$' }],
  ['"maximum" excludes the constant', { const: 9, maximum: 5 }],
  ['"const" excludes every option', { enum: ['a', 'b'], const: 'c' }],
])('%s', (message, schema) => {
  expect(contradictionOf(schema)?.message).toBe(message);
});

test.each([
  [{ minimum: 3, maximum: 3 }],
  [{ exclusiveMinimum: 3, exclusiveMaximum: 4 }],
  [{ type: 'integer', minimum: 1, maximum: 1 }],
  [{ minimum: 1, maximum: 10, multipleOf: 5 }],
  [{ enum: ['a', '1'], pattern: '^[0-9]+$' }],
  [{ enum: ['a'], pattern: '(' }],
  [{ type: 'string', minLength: 2 }],
])('%j can be fulfilled', (schema) => {
  expect(contradictionOf(schema)).toBeUndefined();
});

test.each([
  ['type "integer"', 1.5, { type: 'integer' }],
  ['maxLength 2', 'abc', { type: 'string', maxLength: 2 }],
  ['enum ["a"]', 'b', { enum: ['a'] }],
  ['exclusiveMinimum 3', 3, { exclusiveMinimum: 3 }],
  [undefined, '😀😀', { type: 'string', maxLength: 2 }],
])('says %s of %j', (fault, value, schema) => {
  expect(explainViolation(value, schema)).toBe(fault);
});
