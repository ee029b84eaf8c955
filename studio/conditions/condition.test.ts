import { expect, it } from 'vitest';
import { type AnswerCondition, readCondition, writeCondition } from './condition.ts';

const conditions: readonly (readonly [string, AnswerCondition])[] = [
  ["=this.q301 == 'Yes'", { of: 'q301', test: 'is', answer: 'Yes' }],
  ["=this.q301 != 'I don\\'t know'", { of: 'q301', test: 'isNot', answer: "I don't know" }],
  ['=this.rating == 3', { of: 'rating', test: 'is', answer: 3 }],
  ['=this.lent == true', { of: 'lent', test: 'is', answer: true }],
  ['=has(this.q9)', { of: 'q9', test: 'answered' }],
];

it.each(conditions)('reads %s, and writes it again', (expression, condition) => {
  expect(readCondition(expression)).toEqual(condition);
  expect(writeCondition(condition)).toBe(expression);
});

it.each(['=this.a == 1 && this.b', '=companyId == 1', true, undefined, '=this.a == this.b', "=this.a == 'x' + 'y'"])(
  'leaves %s as it is written',
  (expression) => {
    expect(readCondition(expression)).toBeUndefined();
  },
);
