import { expect, test } from 'vitest';
import { collectAnswers, type FlowAnswers, resolveAnswers } from '#engine';
import { release, scopeFor } from '../../tests/conformance/library/world.ts';
import { mapServerErrorsToAnswers } from './mapServerErrorsToAnswers.ts';

const list = release.flows['reader-quiz']?.questions;
const questions = Array.isArray(list) ? list : [];

function trace(answers: FlowAnswers, fields: Readonly<Record<string, string>>) {
  const input = { questions, answers, scope: scopeFor('member', {}), release };
  const refusal = Object.entries(fields).map(([path, message]) => ({ path, code: 'refused', message }));
  return mapServerErrorsToAnswers({ refusal, items: resolveAnswers(input).visible, picked: collectAnswers(input) });
}

test('what the server refuses is led back to its question by the place of the question or of the answer', () => {
  // given
  const answers = { q4: 'Yes', q5: [{ q6: 'Ann' }, { q6: 'Bo' }] };

  // when
  const problems = trace(answers, {
    '/responseList/q4': 'Not this one',
    '/responseList/2/answer': 'Bo is unknown',
    '/responseList/q5.0.q6': 'Ann has left',
    '/responseList/99': 'Nobody',
    '/companyId': 'Not yours',
  });

  // then
  expect(problems).toEqual([
    { path: 'q4', question: 4, code: 'refused', message: 'Not this one' },
    { path: 'q5.1.q6', question: 6, code: 'refused', message: 'Bo is unknown' },
    { path: 'q5.0.q6', question: 6, code: 'refused', message: 'Ann has left' },
  ]);
});

test('of two refusals of one question the first one is said', () => {
  expect(trace({ q4: 'Yes' }, { '/answers/q4': 'First', '/answers/0': 'Second' })).toEqual([
    { path: 'q4', question: 4, code: 'refused', message: 'First' },
  ]);
});
