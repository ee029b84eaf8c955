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

it('gives a call that was answered another key when it is made once more, after a reload too', () => {
  // given
  const kept = new Map<string, string>();
  const store = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  const keys = createWizardKeys('seed-1', store);
  const there = { days: 14 };
  const back = { days: 7 };

  // when
  const first = keys.keyOf('loans.renew', there);
  keys.forget('loans.renew', there);
  const second = keys.keyOf('loans.renew', back);
  keys.forget('loans.renew', back);
  const third = keys.keyOf('loans.renew', there);
  const reloaded = createWizardKeys('seed-1', store).keyOf('loans.renew', there);

  // then
  expect(new Set([first, second, third]).size).toBe(3);
  expect(reloaded).toBe(third);
});

it('gives another file another key, also in a tab that has sent none yet', () => {
  const keyOf = (file: File): string => createWizardKeys('seed', undefined).keyOf('sheets.check', { file });
  const file = new File(['a'], 'sheet.xlsx', { lastModified: 1 });
  const corrected = new File(['b'], 'sheet.xlsx', { lastModified: 2 });

  expect(keyOf(file)).toBe(keyOf(new File(['a'], 'sheet.xlsx', { lastModified: 1 })));
  expect(keyOf(corrected)).not.toBe(keyOf(file));
});
