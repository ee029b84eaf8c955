import { expect, test } from 'vitest';
import { describeChanges } from './describeChanges.ts';

const form = {
  title: 'Lend a Book',
  fields: ['book', { field: 'dueOn', title: 'Due On' }, 'note'],
};

test('A reworded text is one change with both texts', () => {
  const after = { ...form, title: 'Lend Out a Book' };

  expect(describeChanges(form, after)).toEqual([
    { change: 'changed', place: ['title'], before: 'Lend a Book', after: 'Lend Out a Book' },
  ]);
});

test('A field that is added before others is the only change', () => {
  const after = { ...form, fields: [{ field: 'member', required: true }, ...form.fields] };

  expect(describeChanges(form, after)).toEqual([
    { change: 'added', place: ['fields', 'member'], after: { field: 'member', required: true } },
  ]);
});

test('A field that gets words of its own is compared with its name alone', () => {
  const after = { ...form, fields: ['book', { field: 'dueOn', title: 'Due On' }, { field: 'note', title: 'Note' }] };

  expect(describeChanges(form, after)).toEqual([
    { change: 'added', place: ['fields', 'note', 'title'], after: 'Note' },
  ]);
});

test('A question is compared by its number, and called by its text', () => {
  const own = { question: 301, format: 'select', text: 'Do you own a share?' };
  const gift = { question: 310, format: 'select', text: 'Have you received gifts?' };
  const added = { question: 311, format: 'select', text: 'Which gifts?' };
  const after = { questions: [added, { ...own, text: 'Do you own shares?' }, gift] };

  expect(describeChanges({ questions: [own, gift] }, after)).toEqual([
    {
      change: 'changed',
      place: ['questions', 'Do you own shares?', 'text'],
      before: own.text,
      after: 'Do you own shares?',
    },
    { change: 'added', place: ['questions', 'Which gifts?'], after: added },
  ]);
});

test('An entry that changes its place is said to have moved', () => {
  const [book, due, note] = form.fields;

  expect(describeChanges(form, { ...form, fields: [due, book, note] })).toEqual([
    { change: 'moved', place: ['fields', 'dueOn'] },
  ]);
});

test('Two equal definitions differ in nothing, whatever schema line an editor has', () => {
  expect(describeChanges({ ...form, $schema: '../form.schema.json' }, form)).toEqual([]);
});
