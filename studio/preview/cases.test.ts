import { expect, test } from 'vitest';
import type { FieldModel, FlowModel, FormModel, QuestionModel } from '#engine';
import { release, runtimeFor, scopeFor } from '../../tests/conformance/library/world.ts';
import { readCase, withCase } from './addCase.ts';
import { makeCase } from './makeCase.ts';

const plainField: FieldModel = {
  ...{ path: 'copies', wire: 'copies', title: { literal: 'Copies' }, type: 'integer', words: {}, schema: {} },
  ...{ constraint: '', when: true, locked: false, required: true, readOnly: false },
  ...{ normalise: [], messages: {}, rules: [], actions: [] },
};
const form: FormModel = {
  ...{ id: 'order', given: { book: 'book' }, data: [], fields: [plainField], rules: [], submits: [] },
  ...{ mode: 'edit', messages: {} },
};
const now = '2026-11-21T10:00:00Z';

/** The case of the form for a draft. */
function caseOf(draft: Readonly<Record<string, unknown>>) {
  const scope = scopeFor('member', { book: { isbn: '1' }, other: 2 });
  const store = { getAnswers: () => ({ draft, picked: {} }), getScope: () => scope };
  return makeCase([{ kind: 'form', form, fields: [plainField], store, runtime: runtimeFor('en') }]);
}

test('a case of a form has its parameters and values, and the problems or the values that came out', () => {
  const entry = { given: { book: { isbn: '1' } }, now };

  expect(caseOf({ copies: 3 })).toEqual({
    ...{ kind: 'form', definition: 'order' },
    entry: { ...entry, answers: { copies: 3 }, expect: { copies: 3 } },
  });
  expect(caseOf({ copies: '' })?.entry).toEqual({ ...entry, answers: {}, expect: { copies: 'required' } });
});

test('a case of a questionnaire has its answers, the results and the problems', () => {
  const question: QuestionModel = {
    ...{ question: 1, text: { literal: 'Lost?' }, format: 'text', answers: [], questions: [], faqs: [] },
    ...{ when: true, locked: false, required: true, rules: [], messages: {}, schema: {}, constraint: '' },
  };
  const flow: FlowModel = {
    ...{ id: 'loss', title: { literal: 'Loss' }, given: {}, data: [], questions: [question], prefill: false },
    ...{ locked: false, mode: 'edit', pages: 'question', order: 'fixed', marks: {}, rules: [], messages: {} },
    submits: [],
    results: [{ field: 'count', title: { literal: 'Count' }, type: 'integer', value: { '=': 'size(answers)' } }],
  };
  const scope = scopeFor('member', {});

  const made = makeCase([{ kind: 'flow', flow, input: { questions: [question], answers: {}, scope, release } }]);

  expect(made).toEqual({
    ...{ kind: 'flow', definition: 'loss' },
    entry: { answers: {}, now, expect: { q1: 'required', count: 0 } },
  });
});

test('a case is added at the end of the file under a name that is free, or begins the file', () => {
  const entry = { answers: { a: 1 }, expect: { a: 1 } };

  const added = withCase('[\n  { "case": "case2", "expect": {} }\n]\n', entry);
  expect([JSON.parse(added.text), added.pointer]).toEqual([
    [
      { case: 'case2', expect: {} },
      { case: 'case3', ...entry },
    ],
    '/1/case',
  ]);
  expect(JSON.parse(withCase('', entry).text)).toEqual([{ case: 'case1', ...entry }]);
});

test('a message that is no case is not taken', () => {
  const made = { kind: 'form', definition: 'order', entry: { answers: {}, expect: {} } };

  expect(readCase(made)).toEqual(made);
  expect([readCase({ ...made, kind: 'menu' }), readCase({ ...made, entry: {} }), readCase('x')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
