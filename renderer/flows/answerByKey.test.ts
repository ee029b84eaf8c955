import { describe, expect, test } from 'vitest';
import type { FlowItem, QuestionModel } from '#engine';
import { answerByKey, countKeys, itemForKeys } from './answerByKey.ts';

function ask(
  format: string,
  { count = 3, value, ...more }: Partial<FlowItem> & { readonly count?: number } = {},
): FlowItem {
  const question: QuestionModel = {
    ...{ question: 1, format, text: { literal: 'Which book?' }, questions: [], faqs: [], rules: [] },
    ...{ when: true, locked: false, required: true, messages: {}, schema: {}, constraint: '' },
    answers: Array.from({ length: count }, (_, place) => {
      return { answer: 11 + place, text: { literal: 'A book' }, default: false, marks: {} };
    }),
  };
  return { question, path: ['q1'], depth: 0, visible: true, locked: false, required: true, value, ...more };
}

describe('a key', () => {
  test.each([
    ['radio', '2', { value: 12 }],
    ['select', '3', { value: 13 }],
    ['yes-no', '1', { value: true }],
    ['yes-no', '2', { value: false }],
    ['yes-no', '3', undefined],
    ['radio', '4', undefined],
    ['radio', '0', undefined],
    ['radio', 'a', undefined],
    ['radio', '12', undefined],
    ['text', '1', undefined],
    ['pairs', '1', undefined],
  ])('in the format %s, %s', (format, key, outcome) => {
    expect(answerByKey(ask(format), key)).toEqual(outcome);
  });

  test('adds and removes where several answers can be picked', () => {
    expect(answerByKey(ask('checkboxes'), '2')).toEqual({ value: [12] });
    expect(answerByKey(ask('checkboxes', { value: [11, 12] }), '2')).toEqual({ value: [11] });
  });
});

describe('keys are for', () => {
  test('the only question of a page that is picked from a list', () => {
    const item = ask('radio');

    expect(itemForKeys([item])).toBe(item);
    expect(itemForKeys([item, ask('radio')])).toBeUndefined();
    expect(itemForKeys([ask('text')])).toBeUndefined();
    expect(itemForKeys([])).toBeUndefined();
  });

  test('nothing that is locked', () => {
    expect(itemForKeys([ask('radio', { locked: true })])).toBeUndefined();
  });

  test('the first nine answers', () => {
    expect(countKeys(ask('select', { count: 12 }))).toBe(9);
    expect(countKeys(ask('yes-no'))).toBe(2);
  });
});
