import { expect, it } from 'vitest';
import type { FlowItem, QuestionModel } from '#engine';
import { groupItems } from './groupItems.ts';

const question = (id: number): QuestionModel => ({
  question: id,
  text: { literal: `Question ${id}` },
  format: 'text',
  answers: [],
  questions: [],
  faqs: [],
  when: true,
  locked: false,
  required: true,
  rules: [],
  messages: {},
  schema: {},
  constraint: '',
});

const item = (id: number, path: FlowItem['path'], repeat?: FlowItem['repeat']): FlowItem => ({
  question: question(id),
  path,
  depth: 0,
  visible: true,
  locked: false,
  required: true,
  value: undefined,
  ...(repeat ? { repeat } : {}),
});

it('gathers the questions of each instance, empty instances included', () => {
  const books = item(2, ['q2'], { instances: 2, canAdd: true, canRemove: true });
  const items = [item(1, ['q1']), books, item(3, ['q2', 0, 'q3']), item(4, ['q2', 0, 'q4']), item(5, ['q5'])];

  const groups = groupItems(items);

  expect(groups).toEqual([
    { kind: 'question', item: items[0] },
    { kind: 'repeat', item: books },
    { kind: 'instance', of: books, index: 0, items: [items[2], items[3]] },
    { kind: 'instance', of: books, index: 1, items: [] },
    { kind: 'question', item: items[4] },
  ]);
});
