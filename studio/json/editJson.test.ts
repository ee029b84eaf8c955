import { expect, test } from 'vitest';
import { insertAt, pointerAt, rangeOf, reorderAt, setAt, valueAt } from './editJson.ts';

const text = `{ "title": "Lend a Book",
  "fields": [
    "book",
    { "field": "dueOn", "title": "Due On" },
    "note"
  ] }
`;

test('A value is written in its place, and the rest of the file stays as it is', () => {
  expect(setAt(text, '/fields/1/title', 'Due Date')).toBe(text.replace('Due On', 'Due Date'));
});

test('An entry that moves takes its writing along', () => {
  const moved = reorderAt(text, '/fields', 1, 0);

  expect(moved).toBe(
    text.replace(
      '"book",\n    { "field": "dueOn", "title": "Due On" }',
      '{ "field": "dueOn", "title": "Due On" },\n    "book"',
    ),
  );
});

test('An entry is put between two others', () => {
  const longer = insertAt(text, '/fields', 1, 'member');

  expect(valueAt(JSON.parse(longer), '/fields')).toEqual([
    'book',
    'member',
    { field: 'dueOn', title: 'Due On' },
    'note',
  ]);
});

test('The place at an offset, and the range of a place, belong together', () => {
  const offset = text.indexOf('Due On');

  expect(pointerAt(text, offset)).toBe('/fields/1/title');
  expect(rangeOf(text, '/fields/1/title')).toEqual({ from: offset - 1, to: offset + 7 });
});
