import { expect, it } from 'vitest';
import { createWizardKeys } from './createWizardKeys.ts';

it('gives the same call the same key after a reload, and another call another one', () => {
  const before = createWizardKeys('seed-1');
  const after = createWizardKeys('seed-1');
  const elsewhere = createWizardKeys('seed-2');
  const key = before.keyOf('loans.create', { book: 1, days: 14 });

  expect(after.keyOf('loans.create', { days: 14, book: 1 })).toBe(key);
  expect(
    new Set([key, after.keyOf('loans.create', { book: 2 }), elsewhere.keyOf('loans.create', { book: 1, days: 14 })])
      .size,
  ).toBe(3);
});
