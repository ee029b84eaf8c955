import { expect, test } from 'vitest';
import { makeField } from '../../stories/samples/makeField.ts';
import { lookOf } from './lookOf.ts';

const values = [
  { value: 'late', title: { literal: 'Late' }, tone: 'warning' as const },
  { value: 'open', title: { literal: 'Open' } },
];

test.each([
  ['nothing', {}, undefined, '', { kind: 'none' }],
  ['nothing that is said', {}, undefined, 'Not lent', { kind: 'absent' }],
  ['a value with a tone', { values }, 'late', 'Late', { kind: 'tone', tone: 'warning' }],
  ['a value without one', { values }, 'open', 'Open', { kind: 'word' }],
  ['an e-mail address', { format: 'email' }, 'm@a.example', 'm@a.example', { kind: 'mail', address: 'm@a.example' }],
  ['a phone number', { format: 'phone' }, '12025550142', '12025550142', { kind: 'phone', number: '12025550142' }],
  ['a page', { format: 'uri' }, 'https://a.example', 'A', { kind: 'page', address: 'https://a.example' }],
  ['an address that runs something', { format: 'uri' }, 'javascript:x', 'javascript:x', { kind: 'word' }],
  ['a short word', {}, 'a-1', 'a-1', { kind: 'word' }],
  ['several words', {}, 'a b', 'a b', { kind: 'text' }],
  ['a long word', {}, 'x'.repeat(25), 'x'.repeat(25), { kind: 'text' }],
  ['a short word without spaces between words', {}, '已完成', '已完成', { kind: 'word' }],
  ['a sentence without spaces', {}, '要求承包商提交每日工作报告', '要求承包商提交每日工作报告', { kind: 'text' }],
  ['a record', {}, { name: 'Ann' }, 'Ann', { kind: 'word' }],
])('tells the look of %s', (_name, words, value, read, look) => {
  expect(lookOf(makeField('field', words), value, read)).toEqual(look);
});
