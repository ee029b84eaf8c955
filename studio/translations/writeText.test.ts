import { expect, test } from 'vitest';
import { readText, writeText } from './writeText.ts';

test('A reworded title is written where it was', () => {
  const text = writeText('{ "title": "Books" }', { pointer: '/title' }, 'All Books');

  expect(JSON.parse(text)).toEqual({ title: 'All Books' });
});

test('A value that was its own text keeps its value', () => {
  const found = { path: 'kind.values.novel.title', pointer: '/values/0', text: 'novel' };

  expect(JSON.parse(writeText('{ "values": ["novel", "guide"] }', found, 'Novel'))).toEqual({
    values: [{ value: 'novel', title: 'Novel' }, 'guide'],
  });
});

test('A value that was its own text keeps its value while its text is typed letter by letter', () => {
  const found = { path: 'kind.values.novel.title', pointer: '/values/0', text: 'novel' };
  let text = '{ "values": ["novel", "guide"] }';

  for (const typed of ['N', 'No']) {
    const shown = { ...found, text: readText(JSON.parse(text), found) };
    text = writeText(text, shown, typed);
  }

  expect(JSON.parse(text)).toEqual({ values: [{ value: 'novel', title: 'No' }, 'guide'] });
});

test('What is typed right after an undo is written where the part is now, and nowhere if it is gone', () => {
  const beside = { pointer: '/values/0/title' };
  const gone = { pointer: '/sections/3/title' };

  expect(JSON.parse(writeText('{ "values": ["novel"] }', beside, 'Novel'))).toEqual({
    values: [{ value: 'novel', title: 'Novel' }],
  });
  expect(writeText('{ "title": "Books" }', gone, 'Readers')).toBe('{ "title": "Books" }');
});

test('An answer without a text of its own gets one', () => {
  const found = { path: 'q.answers.yes.text', pointer: '/answers/0/answer', text: 'yes' };

  expect(JSON.parse(writeText('{ "answers": [{ "answer": "yes", "points": 2 }] }', found, 'Yes'))).toEqual({
    answers: [{ answer: 'yes', points: 2, text: 'Yes' }],
  });
});

test('A text that begins like an expression is none', () => {
  const text = writeText('{ "title": "a" }', { pointer: '/title' }, '= equals');

  expect(JSON.parse(text)).toEqual({ title: '\\= equals' });
});

test('A text that was just written is read before the server has found it', () => {
  const found = { path: 'title', pointer: '/title', text: 'Old' };

  expect(readText(JSON.parse(writeText('{ "title": "Old" }', found, '=New')), found)).toBe('=New');
});
