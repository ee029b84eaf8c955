import { expect, test } from 'vitest';
import { createFormStore } from '../../renderer/forms/createFormStore.ts';
import type { FormAnswers } from '../../renderer/forms/FormStore.ts';
import { createRowPaths } from '../../renderer/forms/rows/createRowPaths.ts';
import { makeField } from '../../stories/samples/makeField.ts';
import { runtimeFor, scopeFor } from '../conformance/library/world.ts';

test('what is wrong with an entry of a list is said at the field of the list', () => {
  // given
  const topics = makeField('topics', { type: 'array', values: [{ value: 'sea', title: { literal: 'Sea' } }] });
  const store = createFormStore({
    ...{ fields: [topics], rules: [], messages: { enum: { literal: 'Not offered.' } } },
    runtime: runtimeFor('en'),
    scope: scopeFor('member', {}),
    answers: { draft: { topics: ['sea', 'gone'] }, picked: {} },
  });

  // when
  const problems = store.validate();

  // then
  expect(problems).toEqual([{ path: 'topics', code: 'enum', message: 'Not offered.' }]);
  expect(store.getField('topics')?.problem).toBe('Not offered.');
});

test('what is refused at a hidden cell is said at its row', () => {
  // given
  const hidden = makeField('note', { when: false });
  const lines = makeField('lines', { type: 'array', properties: [makeField('title'), hidden] });
  const store = createFormStore({
    ...{ fields: [lines], rules: [], messages: {} },
    runtime: runtimeFor('en'),
    scope: scopeFor('member', {}),
    answers: { draft: { lines: [{ title: 'Emma' }] }, picked: {} },
  });

  // when
  store.setErrors([{ path: 'lines.0.note', code: 'refused', message: 'Too long.' }]);

  // then
  expect([store.getRowProblem('lines.0'), store.getSummary()]).toEqual([
    'Too long.',
    [{ path: 'lines.0', code: 'refused', message: 'Too long.' }],
  ]);
});

test('picked records and the error summary follow rows, also those that keep their index', () => {
  // given
  const properties = [makeField('title', { required: true }), makeField('book')];
  const kept: FormAnswers[] = [];
  const rows = [{ title: 'Emma', book: 'b1' }, { book: 'b2' }, { title: 'Locks', book: 'b3' }];
  const store = createFormStore({
    ...{ fields: [makeField('lines', { type: 'array', properties })], rules: [] },
    messages: { required: { literal: 'Missing.' } },
    runtime: runtimeFor('en'),
    scope: scopeFor('member', {}),
    answers: { draft: { lines: rows }, picked: { 'lines.0.book': { id: 'b1' }, 'lines.1.book': { id: 'b2' } } },
    onChange: (answers) => kept.push(answers),
  });
  store.validate();

  // when: the last two rows are swapped
  store.moveRows(
    'lines',
    rows.toSpliced(1, 2, { title: 'Locks', book: 'b3' }, { book: 'b2' }),
    createRowPaths('lines', [0, 2, 1]),
  );

  // then
  expect([store.getSummary().map(({ path }) => path), kept.map(({ picked }) => picked)]).toEqual([
    ['lines.2.title'],
    [{ 'lines.0.book': { id: 'b1' }, 'lines.2.book': { id: 'b2' } }],
  ]);
});
