import { expect, test } from 'vitest';
import { mergeAnswers } from './mergeAnswers.ts';

const base = { title: 'Emma', shelf: 'A1', notes: { cover: 'worn', spine: 'good' }, version: 3, phone: '' };
const isAsked = (path: string) => path !== 'version';

test('what was changed elsewhere alone is taken over, what was changed here alone is kept', () => {
  // given
  const mine = { ...base, title: 'Emma, annotated' };
  const theirs = { ...base, shelf: 'B2', notes: { cover: 'new', spine: 'good' }, version: 4, phone: undefined };

  // then
  expect(mergeAnswers({ base, mine, theirs, isAsked })).toEqual({
    data: {
      title: 'Emma, annotated',
      shelf: 'B2',
      notes: { cover: 'new', spine: 'good' },
      version: 4,
      phone: '',
    },
    taken: ['shelf', 'notes.cover'],
    open: [],
  });
});

test('what both have changed stays as it is here, and is open until a person chooses', () => {
  // given
  const mine = { ...base, title: 'Mine', shelf: 'C3' };
  const theirs = { ...base, title: 'Theirs', shelf: 'C3' };

  // then
  expect(mergeAnswers({ base, mine, theirs, isAsked })).toEqual({ data: mine, taken: [], open: ['title'] });
});

test('without what both began from, nothing that differs is overwritten', () => {
  // given
  const mine = { title: 'Mine', shelf: 'A1', own: 'kept', version: 3 };
  const theirs = { title: 'Theirs', shelf: 'A1', version: 4 };

  // then
  expect(
    mergeAnswers({ base: undefined, mine, theirs, isAsked: (path) => path === 'title' || path === 'shelf' }),
  ).toEqual({
    data: { ...mine, version: 4 },
    taken: [],
    open: ['title'],
  });
});
