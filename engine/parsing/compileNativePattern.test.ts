import { expect, test } from 'vitest';
import { compileNativePattern } from './compileNativePattern.ts';
import { compilePattern } from './compilePattern.ts';

const texts = [
  '',
  'a',
  'A',
  'ABC',
  'A1',
  '12-3456789',
  '123456789',
  '1234567890',
  'ab',
  'abc',
  '(x)',
  '$',
  'ä',
  '😀',
  'a\nb',
  '-',
  '^',
];

test.each([
  '^([0-9]{2}-[0-9]{7}|[0-9]{9})$',
  '[0-9]',
  '[!@#$%^&*()]',
  '^[A-Za-z]{2,3}$',
  '^ab?c$',
  '^a?b{1,3}$',
  '^[^<>]{1,20}$',
  '^(A?[B1]{0,3})?C?$',
  '^\\d{2}\\w$',
  '\\(x\\)',
  '^(?:a|b|)$',
  '^[^a-z]$',
  '[\\^\\-]',
  'ä|😀',
  '',
])('%s is read by the browser as RE2 reads it', (pattern) => {
  const find = (read: typeof compileNativePattern) => texts.map((text) => read(pattern)?.matcher(text).find());

  expect(find(compileNativePattern)).toEqual(find(compilePattern));
  expect(compileNativePattern(pattern)?.matcher('').programSize()).toBeLessThanOrEqual(pattern.length + 20);
});

test.each([
  ['a repeat without an end', '^[0-9]+$'],
  ['a repeat of a group', '^(ab){2}$'],
  ['more ways than can be tried, by alternatives', `^${'(a|aa)'.repeat(20)}$`],
  ['more ways than can be tried, by repeats', `^${'a?'.repeat(20)}$`],
  ['a repeat that varies before a long one', '^a{1,99}a{999}$'],
  ['any character', '^.$'],
  ['white space', '\\s'],
  ['a class by its name', '[[:alpha:]]'],
  ['a property', '\\p{L}'],
  ['a flag', '(?i)a'],
  ['a look ahead', '(?=a)'],
  ['a reference back', '(a)\\1'],
  ['a range that runs backwards', '[z-a]'],
  ['a group without an end', '(a'],
])('%s is left to RE2', (_what, pattern) => {
  expect(compileNativePattern(pattern)).toBeUndefined();
});
