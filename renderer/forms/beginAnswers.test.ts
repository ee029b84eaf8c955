import { expect, test } from 'vitest';
import { beginAnswers } from './beginAnswers.ts';

const shelf = { loanId: 7 };
const hosted = { draft: { shelf: 'A', day: '2026-01-01' }, picked: { 'shelf.loan': shelf, day: 'x' } };

test('a form outside a wizard begins with what it asks itself, and not with what another one asked', () => {
  expect(beginAnswers({ hosted, kept: undefined, own: ['shelf', 'title'], isShared: false })).toEqual({
    draft: { shelf: 'A' },
    picked: { 'shelf.loan': shelf },
  });
});

test('a step of a wizard begins with the answers of all steps', () => {
  expect(beginAnswers({ hosted, kept: undefined, own: ['shelf'], isShared: true })).toBe(hosted);
});

test('what was typed and not handed over is newer than what the host has', () => {
  const kept = { draft: { shelf: 'B', other: 'gone' }, picked: {} };

  expect(beginAnswers({ hosted, kept, own: ['shelf'], isShared: true })).toEqual({
    draft: { shelf: 'B', day: '2026-01-01' },
    picked: { day: 'x' },
  });
  expect(beginAnswers({ hosted: undefined, kept, own: ['shelf'], isShared: false })).toEqual({
    draft: { shelf: 'B' },
    picked: {},
  });
  expect(beginAnswers({ hosted: undefined, kept: undefined, own: ['shelf'], isShared: false })).toBeUndefined();
});
