import { describe, expect, test } from 'vitest';
import type { FlowItem, QuestionModel } from '#engine';
import { answerByKey, keysOfPage } from './answerByKey.ts';

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

describe('a statement', () => {
  const statements: QuestionModel['answers'] = [71, 73, 75].map((answer) => {
    return { answer, no: answer + 1, text: { literal: 'It is read' }, default: false, marks: {} };
  });
  const askPairs = (value?: readonly number[], exactly = 3): FlowItem => {
    const { question, ...item } = ask('pairs', { value });
    return { ...item, question: { ...question, exactly, answers: statements } };
  };

  test.each([
    ['is true at the first press', undefined, '2', [73]],
    ['is not true at the second one', [71, 73], '2', [71, 74]],
    ['is true again at the third one', [71, 74], '2', [71, 73]],
    ['has no key behind the last one', [71], '4', undefined],
    ['is not true if 0 is pressed for all that are open', [73], '0', [73, 72, 76]],
    ['keeps its answer if 0 is pressed and none is open', [71, 74, 75], '0', undefined],
  ])('%s', (_title, value, key, outcome) => {
    expect(answerByKey(askPairs(value), key)?.value).toEqual(outcome);
  });

  test('is not answered by 0 if only some of them have to be', () => {
    expect(answerByKey(askPairs([71], 2), '0')).toBeUndefined();
  });

  test('has a key on a page of its own', () => {
    expect(keysOfPage([askPairs()])).toMatchObject({ kind: 'statements', count: 3 });
  });
});

describe('keys are for', () => {
  test('the only question of a page that is picked from a list', () => {
    const item = ask('radio');

    expect(keysOfPage([item])).toEqual({ item, kind: 'answers', count: 3 });
    expect(keysOfPage([item, ask('radio')])).toBeUndefined();
    expect(keysOfPage([ask('text')])).toBeUndefined();
    expect(keysOfPage([])).toBeUndefined();
  });

  test('nothing that is locked', () => {
    expect(keysOfPage([ask('radio', { locked: true })])).toBeUndefined();
  });

  test('the first nine answers', () => {
    expect(keysOfPage([ask('select', { count: 12 })])?.count).toBe(9);
    expect(keysOfPage([ask('yes-no')])?.count).toBe(2);
  });
});
