import { expect, test } from 'vitest';
import { type QueuedNotice, queueNotice } from './queueNotice.ts';

const failed: QueuedNotice = { id: 1, text: 'Not renewed', tone: 'error', show: 'toast', about: 'loans.renew' };
const renewed: QueuedNotice = { id: 2, text: 'Renewed', tone: 'success', show: 'toast', about: 'loans.renew' };

test('a success takes the place of the failure of the same operation', () => {
  expect(queueNotice([failed], renewed)).toEqual([renewed]);
});

test('a failure of another operation stays beside a success', () => {
  const other = { ...failed, about: 'loans.giveBack' };
  expect(queueNotice([other], renewed)).toEqual([other, renewed]);
});

test('two successes of one operation stay beside each other', () => {
  const again = { ...renewed, id: 3, text: 'Renewed until May' };
  expect(queueNotice([renewed], again)).toEqual([renewed, again]);
});

test('a dialog that waits is not taken away', () => {
  const dialog: QueuedNotice = { ...failed, show: 'dialog' };
  expect(queueNotice([dialog], renewed)).toEqual([dialog, renewed]);
});

test('the same words are said once', () => {
  const queue = [failed];
  expect(queueNotice(queue, { ...failed, id: 4 })).toBe(queue);
});
