import { expect, test } from 'vitest';
import type { DefinitionError } from './DefinitionError.ts';
import { errorFixes } from './errorFixes.ts';
import { errorsAsJson } from './errorsAsJson.ts';

const path = 'definitions/form/lend.form.json';
const source = { path, text: '{\n  "feilds": ["a", 2],\n  "mode": "raed"\n}\n' };
const place = { severity: 'error', file: path, line: 2, column: 3 } as const;

test('a finding has every member, with what stands at its place and the nearest right name', () => {
  const error: DefinitionError = {
    ...place,
    code: 'property/unknown',
    pointer: '/feilds',
    message: '"feilds" is no word of this place',
    hint: 'Did you mean "fields"?',
  };

  expect(errorsAsJson([error], [source])).toEqual([
    {
      code: 'property/unknown',
      severity: 'error',
      file: path,
      pointer: '/feilds',
      line: 2,
      column: 3,
      offset: null,
      expected: null,
      found: ['a', 2],
      nearest: 'fields',
      message: '"feilds" is no word of this place',
      fix: errorFixes['property/unknown'],
    },
  ]);
});

test('what is expected comes from the message or the hint, and what is missing is null', () => {
  const errors: readonly DefinitionError[] = [
    { ...place, code: 'property/type', pointer: '/feilds/1', message: '2 given; expected: a text' },
    { ...place, code: 'argument/missing', pointer: '/submits', message: 'No source', hint: 'Write "with"' },
    { ...place, code: 'expression/type', pointer: '/mode', message: 'bool expected, string given' },
  ];

  expect(errorsAsJson(errors, [source]).map(({ expected, found, nearest }) => ({ expected, found, nearest }))).toEqual([
    { expected: 'a text', found: 2, nearest: null },
    { expected: 'Write "with"', found: null, nearest: null },
    { expected: 'bool', found: 'raed', nearest: null },
  ]);
});

test('a file that is no JSON has no value anywhere', () => {
  const error: DefinitionError = { ...place, code: 'file/json', pointer: '', message: 'A comma too many' };

  expect(errorsAsJson([error], [{ path, text: '{,}' }])[0]?.found).toBeNull();
});
