import { expect, test } from 'vitest';
import { ownPicks } from './ownPicks.ts';

const emma = { title: 'Emma' };
const ann = { name: 'Ann' };

test('what is picked in a step is said of its own fields, those inside of records too', () => {
  expect(ownPicks(['book', 'guests'], { book: emma, 'guests.0.person': ann, branch: { id: 1 } }, {})).toEqual({
    book: emma,
    'guests.0.person': ann,
  });
});

test('what was picked before and is no more is taken away, and what other steps picked is left alone', () => {
  const picks = ownPicks(['book', 'guests'], { book: emma }, { 'guests.0.person': ann, branch: { id: 1 } });

  expect(Object.entries(picks)).toEqual([
    ['guests.0.person', undefined],
    ['book', emma],
  ]);
});

test("where data bring the fields, all that is picked is the step's", () => {
  expect(ownPicks([], { book: emma }, {})).toEqual({ book: emma });
});
