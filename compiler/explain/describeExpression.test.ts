import { describe, expect, test } from 'vitest';
import { describeConditionSource, describeExpression } from './describeExpression.ts';

describe('a condition in words', () => {
  test.each([
    ['this.isNew', 'this.isNew is true'],
    ['!this.isNew', 'this.isNew is false'],
    ['has(this.dueOn) && this.dueOn < today()', 'this.dueOn is present and this.dueOn is before today()'],
    ['this.dueOn >= today() - days(7)', 'this.dueOn is not before today() - days(7)'],
    ['!has(this.dueOn)', 'this.dueOn is absent'],
    ["this.status in ['LENT', 'LATE']", "this.status is one of 'LENT', 'LATE'"],
    ["!(this.status in ['LENT'])", "this.status is not one of 'LENT'"],
    ["!('Member' in user.roles)", "user.roles does not contain 'Member'"],
    ['this.?renewals.orValue(0) < setting.most', 'this.renewals (0 if absent) is less than setting.most'],
    ['a == 1 && (b == 2 || c != 3)', 'a is 1 and (b is 2 or c is not 3)'],
    ['!(a == 1)', 'not (a is 1)'],
    ['isNew ? a : b', 'if isNew is true, a is true; otherwise b is true'],
    ['books.exists(b, b.late)', 'books.exists(b, b.late)'],
  ])('%s', (source, words) => {
    expect(describeConditionSource(source)).toBe(words);
  });
});

test('An expression that is no condition is left as it is written, but for what replaces an absent value', () => {
  expect(describeExpression('this.?renewals.orValue(0) + 1')).toBe('this.renewals (0 if absent) + 1');
  expect(describeExpression('loan.dueOn + days(28)')).toBe('loan.dueOn + days(28)');
});

test('An expression that cannot be parsed is printed as it is', () => {
  expect(describeExpression('this. &&')).toBe('this. &&');
});
