import { expect, test } from 'vitest';
import { type FlowAnswers, resolveAnswers } from '#engine';
import { release, scopeFor } from '../../tests/conformance/library/world.ts';
import { hasNothingToSend } from './hasNothingToSend.ts';

const list = release.flows['reader-quiz']?.questions;
const questions = Array.isArray(list) ? list : [];

function settled(answers: FlowAnswers, locked: string | undefined): boolean {
  const lock = locked === undefined ? {} : { locked: { '=': locked } };
  const given = { questions, answers, saved: answers, scope: scopeFor('member', {}), release, ...lock };
  return hasNothingToSend(resolveAnswers(given).visible);
}

test('there is nothing to send once all that is asked is locked', () => {
  expect(settled({ q4: 'No' }, 'true')).toBe(true);
});

test('there is something to send as long as a question is open', () => {
  expect(settled({ q4: 'No' }, undefined)).toBe(false);
  expect(settled({ q4: 'No' }, 'has(this.saved)')).toBe(false);
});
