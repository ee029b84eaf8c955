import { describe, expect, test } from 'vitest';
import type { FlowItem, FlowProblem, QuestionModel } from '#engine';
import { openingPage } from './firstOpenPage.ts';
import { isPageLocked, turnPage } from './turnPage.ts';

function ask(question: number, format = 'text'): FlowItem {
  const model: QuestionModel = {
    ...{ question, format, text: { literal: 'Which book?' }, answers: [], questions: [], faqs: [], rules: [] },
    ...{ when: true, locked: false, required: true, messages: {}, schema: {}, constraint: '' },
  };
  return {
    ...{ question: model, path: [`q${question}`], depth: 0 },
    ...{ visible: true, locked: false, required: true, value: undefined },
  };
}

function wrong(path: string, code = 'required'): FlowProblem {
  return { path, code, message: 'Please answer.' };
}

const pages = [[ask(1)], [ask(2)], [ask(3)]];

describe('a press on Next', () => {
  test('leads to the next page', () => {
    expect(turnPage({ pages, at: 0, problems: [wrong('q2'), wrong('q3')] })).toEqual({ kind: 'page', at: 1 });
  });

  test('stays while the page is not answered', () => {
    expect(turnPage({ pages, at: 1, problems: [wrong('q2')] })).toEqual({ kind: 'stay' });
  });

  test('stays while an answer of the page is wrong', () => {
    expect(turnPage({ pages, at: 1, problems: [wrong('q2', 'maxLength')] })).toEqual({ kind: 'stay' });
  });

  test('sends the answers from the last page', () => {
    expect(turnPage({ pages, at: 2, problems: [] })).toEqual({ kind: 'submit' });
  });

  test('submits what shows no question', () => {
    expect(turnPage({ pages: [], at: 0, problems: [] })).toEqual({ kind: 'submit' });
  });

  test('leads from the last page to the first that came undone', () => {
    expect(turnPage({ pages, at: 2, problems: [wrong('q2')] })).toEqual({ kind: 'page', at: 1 });
  });
});

describe('Next', () => {
  test('is locked while a required answer is missing', () => {
    expect(isPageLocked({ pages, at: 0, problems: [wrong('q1')] })).toBe(true);
  });

  test('is open for a wrong answer, which is then told', () => {
    expect(isPageLocked({ pages, at: 0, problems: [wrong('q1', 'maxLength')] })).toBe(false);
  });

  test('is open on a page of pairs, which complain when it is pressed', () => {
    const page = { pages: [[ask(1, 'pairs')]], at: 0, problems: [wrong('q1')] };

    expect([isPageLocked(page), turnPage(page)]).toEqual([false, { kind: 'stay' }]);
  });
});

test('a flow opens where somebody left off, and at its first page with answers of an earlier time', () => {
  const problems = [wrong('q2')];

  expect([
    openingPage({ pages, problems, isResumed: true }),
    openingPage({ pages, problems: [], isResumed: true }),
    openingPage({ pages, problems, isResumed: false }),
    openingPage({ pages, problems: [], isResumed: false }),
  ]).toEqual([1, 2, 0, 0]);
});
