import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { groupNumber } from './groupNumber.ts';

test.each([
  ['2025550177', 'US'],
  ['12025550177', 'US'],
  ['+14165550100', 'CA'],
] as const)('%s of %s is written at once as the library writes it later', (number, country) => {
  expect(groupNumber(number, country)).toBe(parsePhoneNumberFromString(number, country)?.formatNational());
});

test.each([
  ['of another country', '2025550177', 'GB'],
  ['with too few digits', '555017', 'US'],
  ['that is written by hand', '202-555-0177', 'US'],
])('a number %s is left as it is', (_what, number, country) => {
  expect(groupNumber(number, country)).toBe(number);
});
