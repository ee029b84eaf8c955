import { expect, test } from 'vitest';
import { printErrors } from './printErrors.ts';

test('an error is printed with its line and an arrow under the fault', () => {
  const source = { path: 'definitions/form/lend.form.json', text: '{\n  "feilds": []\n}\n' };
  const error = {
    code: 'property/unknown',
    severity: 'error',
    file: source.path,
    pointer: '/feilds',
    line: 2,
    column: 3,
    message: '"feilds" is no word of this place',
    hint: 'Did you mean "fields"?',
  } as const;

  expect(printErrors([error], [source])).toBe(
    [
      'definitions/form/lend.form.json:2:3 property/unknown /feilds',
      '  "feilds" is no word of this place',
      '  2 |   "feilds": []',
      '    |   ^',
      '  Did you mean "fields"?',
    ].join('\n'),
  );
});
