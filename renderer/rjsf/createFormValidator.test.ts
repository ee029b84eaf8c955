import { expect, test } from 'vitest';
import type { FieldModel, FormModel, Validators } from '#engine';
import { createFormValidator } from './createFormValidator.ts';

const field = (path: string, words: Partial<FieldModel> = {}): FieldModel => ({
  path,
  wire: path,
  title: { literal: path },
  type: 'string',
  words: {},
  schema: { type: 'string' },
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

const form: FormModel = {
  id: 'member',
  given: {},
  data: [],
  fields: [
    field('name', { required: true }),
    field('age', { type: 'integer', schema: { type: 'integer', minimum: 18 } }),
  ],
  rules: [],
  submits: [],
  mode: 'edit',
  messages: {},
};

const validators: Validators = {
  name: () => [],
  age: (value) => (Number(value) < 18 ? [{ keyword: 'minimum', params: { limit: 18 }, instancePath: '' }] : []),
};

const { schema, validator } = createFormValidator({
  form,
  validators,
  title: ({ path }) => path.toUpperCase(),
  message: ({ path }, keyword) => `${path}: ${keyword}`,
});

test('a form of a release is a schema of rjsf', () => {
  expect(schema).toEqual({
    $id: 'member',
    type: 'object',
    required: ['name'],
    properties: { name: { title: 'NAME', type: 'string' }, age: { title: 'AGE', type: 'integer', minimum: 18 } },
  });
});

test('rjsf is told by the compiled validators of the release what is wrong at which field', () => {
  const { errors, errorSchema } = validator.validateFormData({ age: 12 }, schema);

  expect(errors.map(({ name, property, message }) => [name, property, message])).toEqual([
    ['required', '.name', 'name: required'],
    ['minimum', '.age', 'age: minimum'],
  ]);
  expect(errorSchema).toEqual({ name: { __errors: ['name: required'] }, age: { __errors: ['age: minimum'] } });
});

test('what is in order is in order', () => {
  expect([
    validator.validateFormData({ name: 'Ada', age: 36 }, schema).errors,
    validator.isValid(schema, {}, schema),
  ]).toEqual([[], false]);
});
