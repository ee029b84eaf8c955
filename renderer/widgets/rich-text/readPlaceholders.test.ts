import { expect, test } from 'vitest';
import { findSuggestions, readPlaceholders } from './readPlaceholders.ts';

const offered = readPlaceholders([
  { path: 'member.name', title: 'Name' },
  'loan.dueOn',
  { path: 'page' },
  { title: 'x' },
  7,
]);

test('placeholders are paths, or records with a path and a title', () => {
  expect(offered).toEqual([
    { path: 'member.name', title: 'Name' },
    { path: 'loan.dueOn', title: 'loan.dueOn' },
    { path: 'page', title: 'page' },
  ]);
  expect(readPlaceholders(undefined)).toEqual([]);
});

test.each([
  ['', ['member.name', 'loan.dueOn', 'page']],
  ['NAME', ['member.name']],
  ['me', ['member.name']],
  ['o', ['loan.dueOn']],
  ['p', ['page']],
  ['nothing', []],
])('what was typed (%s) finds those whose path or title contains it', (typed, paths) => {
  expect(findSuggestions(offered, typed).map(({ path }) => path)).toEqual(paths);
});
