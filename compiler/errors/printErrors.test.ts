import { expect, test } from 'vitest';
import type { DefinitionError } from './DefinitionError.ts';
import { printErrors } from './printErrors.ts';

const source = { path: 'definitions/loans/lend.form.json', text: '{\n  "feilds": []\n}\n' };
const misspelt: DefinitionError = {
  code: 'property/unknown',
  severity: 'error',
  file: source.path,
  pointer: '/feilds',
  line: 2,
  column: 3,
  message: '"feilds" is no word of this place',
  hint: 'Did you mean "fields"?',
};
const unused: DefinitionError = {
  code: 'policy/unused',
  severity: 'warning',
  file: 'definitions/general/access.access.json',
  pointer: '/policies/0/policy',
  line: 9,
  column: 5,
  message: 'Policy "librarian" is named nowhere',
};

test('an error is printed with its line and an arrow under the fault', () => {
  expect(printErrors([misspelt], [source])).toBe(
    [
      'definitions/loans/lend.form.json:2:3 property/unknown /feilds',
      '  "feilds" is no word of this place',
      '  2 |   "feilds": []',
      '    |   ^',
      '  Did you mean "fields"?',
    ].join('\n'),
  );
});

test('an error without a hint is printed with what helps with its code', () => {
  expect(printErrors([unused], [])).toBe(
    [
      'definitions/general/access.access.json:9:5 warning policy/unused /policies/0/policy',
      '  Policy "librarian" is named nowhere',
      '  Take it out, or name it in an `allow`.',
    ].join('\n'),
  );
});

test('a name that the message suggests is all that is said about what to do', () => {
  const { hint: _, ...error } = { ...misspelt, message: 'loan has no "dyas"; did you mean "days"?' };

  expect(printErrors([error], [])).toBe(
    ['definitions/loans/lend.form.json:2:3 property/unknown /feilds', `  ${error.message}`].join('\n'),
  );
});

test('equal errors are printed once with their places, and a summary by code is at the end', () => {
  const elsewhere = { ...misspelt, file: 'definitions/loans/renew.form.json', line: 7 };

  expect(printErrors([misspelt, unused, elsewhere], [source])).toBe(
    [
      'property/unknown in 2 places',
      '  "feilds" is no word of this place',
      '  Did you mean "fields"?',
      '  definitions/loans/lend.form.json:2:3 /feilds',
      '  definitions/loans/renew.form.json:7:3 /feilds',
      '',
      'definitions/general/access.access.json:9:5 warning policy/unused /policies/0/policy',
      '  Policy "librarian" is named nowhere',
      '  Take it out, or name it in an `allow`.',
      '',
      'By code',
      '  2 property/unknown',
      '  1 policy/unused (warning)',
    ].join('\n'),
  );
});

test('of many places the first twenty are printed', () => {
  const errors = Array.from({ length: 23 }, (_, index) => ({ ...misspelt, line: index + 1 }));

  const printed = printErrors(errors, [source]);

  expect(printed).toContain(':20:3 /feilds\n  and 3 more\n');
  expect(printed).not.toContain(':21:3');
});

test('phases that did not run because of the errors are named', () => {
  const printed = printErrors([misspelt], [], { notRun: ['logic', 'texts', 'cases'] });

  expect(printed).toMatch(/\n\nThese checks did not run because of the errors: logic, texts, cases$/);
});

test('parts are coloured by what they are', () => {
  const printed = printErrors([misspelt], [source], { paint: (part, text) => `<${part}>${text}</>` });

  expect(printed).toBe(
    [
      '<place>definitions/loans/lend.form.json:2:3</> <error>property/unknown</> /feilds',
      '  "feilds" is no word of this place',
      '  2 |   "feilds": []',
      '    |   <error>^</>',
      '  <hint>Did you mean "fields"?</>',
    ].join('\n'),
  );
});

test('nothing is printed where nothing is wrong', () => {
  expect(printErrors([], [source])).toBe('');
});
