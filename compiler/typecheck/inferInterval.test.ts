import { describe, expect, test } from 'vitest';
import { deadBranches, inferInterval, proveByBounds } from './inferInterval.ts';

const bounds = {
  paths: new Map([
    ['this.score', { least: 0, most: 100 }],
    ['setting.limit', { least: 70, most: 70 }],
  ]),
  lists: new Map([['answers', 20]]),
  sums: new Map([['answers points', { least: -5, most: 30 }]]),
};

describe('the bounds of a number', () => {
  test.each([
    ['3 - 5', { least: -2, most: -2 }],
    ['answers.size()', { least: 0, most: 20 }],
    ['size(answers.filter(a, a.right)) * 5', { least: 0, most: 100 }],
    ["sum(answers, 'points')", { least: -5, most: 30 }],
    ["sum(answers.filter(a, a.right), 'points') + 5", { least: 0, most: 35 }],
    ['round(100.0 * answers.filter(a, a.right).size() / answers.size(), 1)', { least: 0, most: 100 }],
    ['this.score > 5 ? 1 : 2', { least: 1, most: 2 }],
    ['this.score / 3', { least: 0, most: 100 / 3 }],
  ])('of %s', (source, interval) => {
    expect(inferInterval(source, bounds)).toEqual(interval);
  });

  test.each(['today()', 'this.other + 1', '1 / this.score', 'others.size()', "'a' + 'b'"])(
    'of %s are not known',
    (source) => {
      expect(inferInterval(source, bounds)).toBeUndefined();
    },
  );
});

describe('branches that no number leads to', () => {
  test.each([
    ["this.score > 100 ? 'best' : 'good'", ["'best'"]],
    ["this.score >= 0 ? 'good' : 'none'", ["'none'"]],
    ["this.score >= setting.limit ? 'good' : this.score > 200 ? 'odd' : 'bad'", ["'odd'"]],
    ["this.score >= setting.limit ? 'good' : 'bad'", []],
    ["this.other > 100 ? 'best' : 'good'", []],
    ["this.score > 100 && this.other ? 'best' : 'good'", ["'best'"]],
    ["this.score > 100 || this.other ? 'best' : 'good'", []],
  ])('in %s', (source, branches) => {
    expect(deadBranches(source, bounds)).toEqual(branches);
  });

  test('a condition over bounded numbers may have one answer', () => {
    expect(proveByBounds('this.score >= 0', bounds)).toBe(true);
    expect(proveByBounds('this.score > 100', bounds)).toBe(false);
    expect(proveByBounds('this.score > 50', bounds)).toBeUndefined();
  });
});
