import { expect, test } from 'vitest';
import { isCleanJson } from './isCleanJson.ts';

test('JSON that can be walked and stored is clean', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);

  expect(isCleanJson({ a: ['é 😀', 1, null, { b: true }] })).toBe(true);
  expect(isCleanJson({ a: ['x\0'] })).toBe(false);
  expect(isCleanJson({ 'x\0': 1 })).toBe(false);
  expect(isCleanJson(['\ud800'])).toBe(false);
  expect(isCleanJson(deep)).toBe(false);
});
