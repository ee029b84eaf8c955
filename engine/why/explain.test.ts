import { expect, test } from 'vitest';
import { explainCondition, explainFields, explainQuestions, explainRules, traceScope } from '#engine/why';
import { release, runtimeFor, scopeFor } from '../../tests/conformance/library/world.ts';
import { evaluate } from '../expressions/evaluate.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { QuestionModel } from '../model/kinds/flow.types.ts';

const plainField: FieldModel = {
  ...{ path: 'note', wire: 'note', title: { literal: 'Note' }, type: 'string', words: {}, schema: {}, constraint: '' },
  ...{
    when: true,
    locked: false,
    required: false,
    readOnly: false,
    normalise: [],
    messages: {},
    rules: [],
    actions: [],
  },
};

const plainQuestion: QuestionModel = {
  ...{ question: 1, text: { literal: 'Lost?' }, format: 'text', answers: [], questions: [], faqs: [] },
  ...{ when: true, locked: false, required: false, rules: [], messages: {}, schema: {}, constraint: '' },
};

test('a trace has the result of an evaluation, what was read, and which part has decided', () => {
  const { scope, evaluated } = traceScope(
    scopeFor('member', { loan: { days: 30, book: { kind: 'map' } }, limits: [7] }),
  );

  const value = evaluate({ '=': "loan.days > 21 && loan.book.kind == 'novel' && user.signedIn" }, scope);

  expect(value).toBe(false);
  expect(evaluated).toMatchObject([
    {
      value: false,
      reads: [
        { path: 'loan.days', value: 30 },
        { path: 'loan.book.kind', value: 'map' },
      ],
    },
  ]);
  expect([...(evaluated[0]?.parts ?? [])].map(([{ op }, result]) => [op, result])).toEqual([
    ['&&', false],
    ['>', true],
    ['==', false],
    ['.', true],
  ]);
});

test('a trace names a failure and the value that was absent, and returns plain values', () => {
  const { scope, evaluated } = traceScope(scopeFor('member', { lines: [{ amount: 2 }, { amount: 3 }] }));

  expect(() => evaluate({ '=': 'loan.days > 21' }, scope)).toThrow('absent');
  const kept = evaluate({ '=': 'lines.filter(l, l.amount > 2)' }, scope);

  expect(evaluated.map(({ failure, reads }) => [failure, reads])).toEqual([
    ['expr/absent', [{ path: 'loan', value: undefined }]],
    [
      undefined,
      [
        { path: 'lines.0.amount', value: 2 },
        { path: 'lines.1.amount', value: 3 },
      ],
    ],
  ]);
  expect(kept).toEqual([{ amount: 3 }]);
});

test('a hidden field is explained by its condition, or by the policy that the user does not match', () => {
  const fields: readonly FieldModel[] = [
    { ...plainField, path: 'lost', type: 'boolean' },
    { ...plainField, path: 'where', when: { '=': 'this.lost' } },
    { ...plainField, path: 'desk', allow: ['librarian'], when: { '=': 'this.lost' } },
  ];

  const explained = explainFields({ fields, draft: { lost: false }, scope: scopeFor('member', {}), release });

  expect(explained.map(({ state, reasons }) => [state.path, state.visible, reasons.map(({ part }) => part)])).toEqual([
    ['lost', true, []],
    ['where', false, ['when']],
    ['desk', false, ['allow']],
  ]);
  expect(explained[1]?.reasons[0]?.evaluated[0]?.reads).toEqual([{ path: 'this.lost', value: false }]);
});

test('fields of rows have reasons of their own', () => {
  const cost = { ...plainField, path: 'cost', required: { '=': 'this.sold' }, locked: { '=': '!this.sold' } };
  const rows: FieldModel = { ...plainField, path: 'lines', type: 'array', properties: [cost] };
  const draft = { lines: [{ sold: true }, { sold: false }] };

  const explained = explainFields({ fields: [rows], draft, scope: scopeFor('member', {}), release });

  const decisions = explained.map(({ state, reasons }) => [
    state.path,
    reasons.map(({ part, holds }) => [part, holds]),
  ]);
  expect(decisions).toEqual([
    ['lines', []],
    [
      'lines.0.cost',
      [
        ['locked', false],
        ['required', true],
      ],
    ],
    [
      'lines.1.cost',
      [
        ['locked', true],
        ['required', false],
      ],
    ],
  ]);
});

test('a question is explained by its condition, the question around it, the lock of its flow, and those of its answers', () => {
  const inner = { ...plainQuestion, question: 3 };
  const hidden = { ...plainQuestion, question: 2, when: { '=': "this.q1 == 'yes'" }, questions: [inner] };
  const answers = [
    { answer: 'yes', text: { literal: 'Yes' }, default: false, marks: {}, when: { '=': 'user.signedIn' } },
    { answer: 'no', text: { literal: 'No' }, default: false, marks: {} },
  ];
  const questions = [{ ...plainQuestion, format: 'radio', answers }, hidden];
  const given = { answers: { q1: 'no' }, scope: scopeFor('member', {}), release, locked: { '=': 'has(this.saved)' } };

  const explained = explainQuestions({ ...given, questions, saved: { q1: 'no' } });

  const decisions = explained.map(({ item, reasons }) => [item.path, reasons.map(({ part, holds }) => [part, holds])]);
  expect(decisions).toEqual([
    [
      ['q1'],
      [
        ['flowLocked', true],
        ['answer', true],
      ],
    ],
    [['q2'], [['when', false]]],
    [['q3'], [['around', false]]],
  ]);
});

test('a violated rule is explained by its check, and one that is met is not listed', () => {
  const fields = [
    { ...plainField, path: 'from' },
    { ...plainField, path: 'until' },
  ];
  const rule = { rule: 'order', at: 'until', when: true, message: { literal: 'Too early.' } };
  const rules = [
    { ...rule, check: { '=': 'this.until >= this.from' } },
    { ...rule, rule: 'late', check: { '=': 'this.until > today()' } },
  ];
  const draft = { from: '2027-02-01', until: '2027-01-01' };

  const explained = explainRules({ rules, fields, draft, scope: scopeFor('member', {}), runtime: runtimeFor('en') });

  expect(explained.map(({ problem }) => problem)).toEqual([
    { path: 'until', code: 'rule:order', message: 'Too early.' },
  ]);
  expect(explained[0]?.reason.evaluated[0]?.reads).toEqual([
    { path: 'this.until', value: '2027-01-01' },
    { path: 'this.from', value: '2027-02-01' },
  ]);
});

test('a block is explained by the first thing that hides it', () => {
  const scope = scopeFor('member', { loan: { days: 3 } });
  const when = { '=': 'loan.days > 21' };

  expect(explainCondition({ allow: ['librarian'], when }, scope, release).map(({ part }) => part)).toEqual(['allow']);
  expect(explainCondition({ when }, scope, release)).toMatchObject([{ part: 'when', holds: false }]);
});
