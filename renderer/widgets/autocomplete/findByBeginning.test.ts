import { expect, test } from 'vitest';
import { findByBeginning } from './findByBeginning.ts';

const places = ['North Dakota', 'South Dakota', 'Dakar'].map((label) => ({ value: label, label }));
const people = ['Zoë Morgan (zoe.m@studio.example)', 'Ada Zimmer (ada@mill.example)'].map((label) => ({
  value: label,
  label,
  hasParts: true,
}));

test.each([
  ['dak', ['Dakar']],
  ['', ['North Dakota', 'South Dakota', 'Dakar']],
  ['NORTH', ['North Dakota']],
])('finds a label of one part by its beginning: %s', (typed, labels) => {
  expect(findByBeginning(places, typed).map(({ label }) => label)).toEqual(labels);
});

test.each([
  ['zoe', [0]],
  ['Morgan', [0]],
  ['zoe.m@', [0]],
  ['studio', [0]],
  ['zim', [1]],
  ['z', [0, 1]],
  ['organ', []],
  ['', [0, 1]],
])('finds a label of several parts by the beginning of any word: %s', (typed, found) => {
  expect(findByBeginning(people, typed)).toEqual(found.map((place) => people[place]));
});
