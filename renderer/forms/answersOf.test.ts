import { expect, test } from 'vitest';
import { answersOf, rootNamesOf, selectedRecordsOf } from './answersOf.ts';

const emma = { title: 'Emma' };
const ann = { name: 'Ann' };

test('fields write under the heads of their paths', () => {
  expect(rootNamesOf([{ path: 'home.street' }, { path: 'home.city' }, { path: 'note' }])).toEqual(['home', 'note']);
});

test('own answers are those under the own names, and what is not answered any more is said, too', () => {
  const own = answersOf(['note', 'copies'], { note: 'soon', branch: 1 });

  expect(Object.entries(own)).toEqual([
    ['note', 'soon'],
    ['copies', undefined],
  ]);
});

test('own picks are those under the own names, inside of records too', () => {
  const picks = selectedRecordsOf(['book', 'guests'], { book: emma, 'guests.0.person': ann, branch: { id: 1 } });

  expect(picks).toEqual({ book: emma, 'guests.0.person': ann });
});

test('what was picked before and is no more is said, and what others picked is left alone', () => {
  const picks = selectedRecordsOf(['book', 'guests'], { book: emma }, { 'guests.0.person': ann, branch: { id: 1 } });

  expect(Object.entries(picks)).toEqual([
    ['guests.0.person', undefined],
    ['book', emma],
  ]);
});
