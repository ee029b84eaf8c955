import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { groupNumber } from './groupNumber.ts';

test.each([
  ['2025550177', 'US'],
  ['12025550177', 'US'],
  ['+14165550100', 'CA'],
  ['202-555-0177', 'US'],
  ['(202) 555-0177', 'US'],
] as const)('%s of %s is written as the library writes it', (number, country) => {
  expect(groupNumber(number, country)).toBe(parsePhoneNumberFromString(number, country)?.formatNational());
});

test.each([
  ['of another country', '2025550177', 'GB'],
  ['with too few digits', '555017', 'US'],
  ['with an extension', '2025550177 ext 3', 'US'],
  ['with a country code of its own', '+49 30 1234567', 'US'],
])('a number %s is not grouped', (_what, number, country) => {
  expect(groupNumber(number, country)).toBeUndefined();
});
