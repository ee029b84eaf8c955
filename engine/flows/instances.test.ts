import { expect, test } from 'vitest';
import { release, scopeFor } from '../../tests/conformance/library/world.ts';
import type { FlowAnswers } from './FlowAnswers.ts';
import { addInstance, removeInstance } from './instances.ts';
import { resolveAnswers } from './resolveAnswers.ts';

const scope = scopeFor('member', {});
const questions = release.flows['reader-quiz']?.questions;

function repeatedItem(answers: FlowAnswers) {
  const list = Array.isArray(questions) ? questions : [];
  const item = resolveAnswers({ questions: list, answers, scope, release }).visible.find(({ repeat }) => repeat);
  if (!item) throw new Error('no repeated question is shown');
  return item;
}

test('an instance is added as long as there may be more', () => {
  // given
  const one = { q4: 'Yes', q5: [{ q6: 'Ann' }] };

  // when
  const two = addInstance({ answers: one, item: repeatedItem(one), scope });

  // then
  expect(two).toEqual({ q4: 'Yes', q5: [{ q6: 'Ann' }, {}] });
  expect(addInstance({ answers: two, item: repeatedItem(two), scope })).toBe(two);
});

test('an instance is removed as long as there may be fewer', () => {
  // given
  const two = { q4: 'Yes', q5: [{ q6: 'Ann' }, { q6: 'Bo' }] };

  // when
  const one = removeInstance(two, repeatedItem(two), 0);

  // then
  expect(one).toEqual({ q4: 'Yes', q5: [{ q6: 'Bo' }] });
  expect(removeInstance(one, repeatedItem(one), 0)).toBe(one);
});
