import { expect, test } from 'vitest';
import type { QuestionModel } from '#engine';
import { preserveOrder } from './preserveOrder.ts';

const ask = (question: string, text = question): QuestionModel => ({
  ...{ question, format: 'text', text: { literal: text }, answers: [], questions: [], faqs: [], rules: [] },
  ...{ when: true, locked: false, required: true, messages: {}, schema: {}, constraint: '' },
});

const idsOf = (questions: readonly QuestionModel[]) => questions.map(({ question }) => question);

test('takes questions as they come the first time', () => {
  // given
  const now = [ask('b'), ask('a')];
  // when
  const kept = preserveOrder([], now);
  // then
  expect(kept).toEqual(now);
});

test('keeps the first order with the new words, and puts what is new behind it', () => {
  // given
  const before = [ask('b'), ask('a'), ask('gone')];
  const now = [ask('new'), ask('a', 'le a'), ask('b', 'le b')];
  // when
  const kept = preserveOrder(before, now);
  // then
  expect(idsOf(kept)).toEqual(['b', 'a', 'new']);
  expect(kept[0]).toEqual(ask('b', 'le b'));
});
