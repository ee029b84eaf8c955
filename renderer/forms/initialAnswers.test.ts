import { expect, test } from 'vitest';
import { initialAnswers } from './initialAnswers.ts';

const shelf = { loanId: 7 };
const hosted = { draft: { shelf: 'A', day: '2026-01-01' }, picked: { 'shelf.loan': shelf, day: 'x' } };

test('a form outside a wizard begins with what it asks itself, and not with what another one asked', () => {
  expect(initialAnswers({ hosted, kept: undefined, own: ['shelf', 'title'], isShared: false })).toEqual({
    draft: { shelf: 'A' },
    picked: { 'shelf.loan': shelf },
  });
});

test('a step of a wizard begins with the answers of all steps', () => {
  expect(initialAnswers({ hosted, kept: undefined, own: ['shelf'], isShared: true })).toBe(hosted);
});

test('what was typed and not handed over is newer than what the host has', () => {
  const kept = { draft: { shelf: 'B', other: 'gone' }, picked: {} };

  expect(initialAnswers({ hosted, kept, own: ['shelf'], isShared: true })).toEqual({
    draft: { shelf: 'B', day: '2026-01-01' },
    picked: { day: 'x' },
  });
  expect(initialAnswers({ hosted: undefined, kept, own: ['shelf'], isShared: false })).toEqual({
    draft: { shelf: 'B' },
    picked: {},
  });
  expect(initialAnswers({ hosted: undefined, kept: undefined, own: ['shelf'], isShared: false })).toBeUndefined();
});
