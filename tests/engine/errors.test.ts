import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorReference } from '../../scripts/generateErrorReference.ts';

test('the reference of error codes says what the table says', () => {
  const written = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'errors.md'), 'utf8');

  expect(written).toBe(errorReference());
});
