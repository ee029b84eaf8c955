import { describe, expect, it, test } from 'vitest';
import { insertAt, pointerAt, rangeOf, reorderAt, setAt, syntaxErrorIn, transferEntry, valueAt } from './editJson.ts';

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

describe('moving an entry to another list', () => {
  const text = '{"fields":["a",{"section":"s","fields":["b","c"]},"d"]}';

  it('keeps the rest, and says where the entry is now', () => {
    expect(transferEntry(text, '/fields/0', '/fields/1/fields', 1)).toMatchObject({ pointer: '/fields/0/fields/1' });
    expect(JSON.parse(transferEntry(text, '/fields/0', '/fields/1/fields', 1).text)).toEqual({
      fields: [{ section: 's', fields: ['b', 'a', 'c'] }, 'd'],
    });
    const out = transferEntry(text, '/fields/1/fields/0', '/fields', 1);
    expect(JSON.parse(out.text)).toEqual({ fields: ['a', 'b', { section: 's', fields: ['c'] }, 'd'] });
    expect(out.pointer).toBe('/fields/1');
  });

  it('makes a list that is not there', () => {
    const { text: moved, pointer } = transferEntry(
      '{"questions":[{"q":1},{"q":2}]}',
      '/questions/1',
      '/questions/0/questions',
      0,
    );

    expect(JSON.parse(moved)).toEqual({ questions: [{ q: 1, questions: [{ q: 2 }] }] });
    expect(pointer).toBe('/questions/0/questions/0');
  });
});

describe('a text that is no JSON', () => {
  it('has a place where it stops being JSON', () => {
    expect(syntaxErrorIn('{\n  "a": ,\n}')).toEqual({ line: 2, column: 8 });
    expect(syntaxErrorIn('{}')).toBeUndefined();
  });
});
