import { expect, test } from 'vitest';
import { release, scopeFor } from '../../tests/conformance/library/world.ts';
import type { EntityModel } from '../model/kinds/entity.types.ts';
import { collectAnswers } from './collectAnswers.ts';
import { expandQuestions } from './expandQuestions.ts';
import { savedAnswers } from './savedAnswers.ts';

const source: EntityModel = {
  id: 'asked',
  title: { literal: 'Asked' },
  form: 'question',
  owners: {},
  properties: [],
  rules: [],
  each: {
    question: { '=': 'item.id' },
    format: { '=': 'item.kind' },
    saved: { '=': 'item.?answer' },
    repeat: { '=': 'item.?more.orValue(false)' },
    questions: {
      from: { '=': 'item.below' },
      each: {
        question: { '=': 'item.id' },
        format: { '=': 'item.kind' },
        saved: { '=': 'item.?answer' },
      },
    },
  },
};

const items = [
  { id: 1, kind: 'text', answer: 'Ann', below: [{ id: 2, kind: 'int', answer: '3' }] },
  { id: 4, kind: 'none', more: true, answer: [{ q5: 'Bo' }, { q5: 'Cy' }], below: [{ id: 5, kind: 'text' }] },
  { id: 6, kind: 'text', answer: '', below: [] },
];
const scope = scopeFor('member', {});
const questions = expandQuestions(source, items, scope, release);

test('stored answers are found at their places, below other questions and in instances too', () => {
  expect(savedAnswers({ source, items, questions, scope, release })).toEqual({
    q1: 'Ann',
    q2: 3,
    q4: [{ q5: 'Bo' }, { q5: 'Cy' }],
  });
});

test('what is stored and locked is not sent again, and what was added or may be changed is', () => {
  // given
  const saved = savedAnswers({ source, items, questions, scope, release });
  const answers = { ...saved, q4: [{ q5: 'Bo' }, { q5: 'Di' }], q6: 'new' };

  // when
  const locked = collectAnswers({ questions, answers, saved, scope, release, locked: { '=': 'has(this.saved)' } });
  const open = collectAnswers({ questions, answers: saved, saved, scope, release });

  // then
  expect(locked).toEqual([
    { question: 5, answer: 'Di', groupId: 2 },
    { question: 6, answer: 'new' },
  ]);
  expect(open).toEqual([
    { question: 1, answer: 'Ann' },
    { question: 2, answer: 3 },
    { question: 5, answer: 'Bo', groupId: 1 },
    { question: 5, answer: 'Cy', groupId: 2 },
  ]);
});
