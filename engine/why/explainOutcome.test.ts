import { expect, test } from 'vitest';
import { explainOutcome } from '#engine/why';
import { release, scopeFor } from '../../tests/conformance/library/world.ts';
import type { QuestionModel, ResultFieldModel } from '../model/kinds/flow.types.ts';

const answer = (id: string, points: number) => ({
  ...{ answer: id, text: { literal: id }, default: false, marks: { points } },
});

const question: QuestionModel = {
  ...{ question: 1, text: { literal: 'Lost?' }, format: 'radio', questions: [], faqs: [] },
  answers: [answer('yes', 4), answer('no', 1)],
  ...{ when: true, locked: false, required: false, rules: [], messages: {}, schema: {}, constraint: '' },
};

const result = (field: string, value: string): ResultFieldModel => ({
  ...{ field, title: { literal: field }, type: 'any', value: { '=': value } },
});

const flow = {
  results: [
    result('points', "int(sum(answers, 'points'))"),
    result('allowed', 'this.points >= setting.least'),
    result('shelf', "this.allowed ? 'open' : 'closed'"),
  ],
};

const questions = [
  question,
  { ...question, question: 2 },
  { ...question, question: 3, when: { '=': "this.q1 == 'no'" } },
  { ...question, question: 4 },
];

const explained = explainOutcome({
  ...{ flow, questions, answers: { q1: 'yes', q2: 'no', q3: 'yes' }, release },
  scope: { ...scopeFor('member', {}), settings: { least: 5 } },
});

test('an outcome has the answers that count, with what each of them changes', () => {
  expect(explained.counted.map(({ item, picked, without }) => [item.path, picked, without])).toEqual([
    [
      ['q1'],
      [{ question: 1, answer: 'yes', points: 4 }],
      [
        // Without it, the third question is still hidden: the answers are those that were given.
        { field: 'points', value: 1 },
        { field: 'allowed', value: false },
        { field: 'shelf', value: 'closed' },
      ],
    ],
    [
      ['q2'],
      [{ question: 2, answer: 'no', points: 1 }],
      [
        { field: 'points', value: 4 },
        { field: 'allowed', value: false },
        { field: 'shelf', value: 'closed' },
      ],
    ],
  ]);
});

test('an outcome has the questions that were not shown, with the condition that hid them', () => {
  const hidden = explained.hidden.map(({ item, reasons }) => [
    item.path,
    reasons.map(({ part, holds, evaluated }) => [part, holds, evaluated.map(({ reads }) => reads)]),
  ]);

  expect(hidden).toEqual([[['q3'], [['when', false, [[{ path: 'this.q1', value: 'yes' }]]]]]]);
});

test('an outcome has each result with the values that it was computed from', () => {
  expect(explained.results.map(({ result: { field }, value, evaluated }) => [field, value, evaluated.length])).toEqual([
    ['points', 5, 1],
    ['allowed', true, 1],
    ['shelf', 'open', 1],
  ]);
  expect(explained.results.map(({ evaluated }) => evaluated[0]?.reads)).toEqual([
    [
      { path: 'answers.0.points', value: 4 },
      { path: 'answers.1.points', value: 1 },
    ],
    [
      { path: 'this.points', value: 5 },
      { path: 'setting.least', value: 5 },
    ],
    [{ path: 'this.allowed', value: true }],
  ]);
  expect([...(explained.results[2]?.evaluated[0]?.parts.values() ?? [])]).toEqual([true, 'open', 'closed']);
});
