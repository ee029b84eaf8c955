import { expect, it } from 'vitest';
import { sizeText } from './sizeText.ts';

it.each([
  [0, 'en', '0 kB'],
  [3, 'en', '0.1 kB'],
  [1536, 'en', '1.5 kB'],
  [26_214_400, 'en', '25 MB'],
  [1_468_006, 'fr', '1,4 Mo'],
])('says %d bytes in %s as %s', (bytes, locale, expected) => {
  expect(sizeText(bytes, locale).replaceAll(/\s/g, ' ')).toBe(expected);
});
