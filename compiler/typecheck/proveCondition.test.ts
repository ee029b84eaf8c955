import { describe, expect, test } from 'vitest';
import { anyType, boolType, type CheckType, numberType, textType } from './checkTypes.ts';
import { proveCondition } from './proveCondition.ts';

const optional = (of: CheckType): CheckType => ({ kind: 'optional', of });
const properties = {
  state: optional({ kind: 'string', values: ['LENT', 'LATE'] }),
  gift: optional(boolType),
  copies: optional(numberType),
  note: optional(textType),
};
const space = {
  variables: { this: { kind: 'entity', name: 'loan', properties }, x: anyType },
  members: new Map([['user.roles', ['Member', 'Librarian']]]),
} as const;

describe('deciding a condition', () => {
  test.each([
    "this.state == 'LENT' && this.state == 'LATE'",
    "this.state != 'LENT' && this.state != 'LATE'",
    "has(this.state) && !(this.state in ['LENT', 'LATE'])",
    'this.copies > 5 && this.copies < 3',
    'this.gift && !this.gift',
    'x && !x',
    "x.name == 'a' && x.?name == 'b'",
    "'Manager' in user.roles",
    'size(x) < 0',
    'this.note == x && !(this.note == x)',
    "this.?state.orValue('LENT') == 'LOST'",
    '1 > 2',
  ])('%s never holds', (source) => {
    expect(proveCondition([{ source, holds: true }], space)).toBe('never');
  });

  test.each([
    'has(this.gift) || !has(this.gift)',
    'this.?gift.orValue(false) || !this.?gift.orValue(false)',
    "this.?state.orValue('LENT') in ['LENT', 'LATE']",
    'true',
  ])('%s always holds', (source) => {
    expect(proveCondition([{ source, holds: true }], space)).toBe('always');
  });

  test.each([
    ['what is absent makes it fail', "this.state == 'LENT' || this.state != 'LENT'"],
    ['an absence under a negation', "this.?note != 'a'"],
    ['numbers between two whole ones', 'this.copies > 3 && this.copies < 4'],
    ['a role there is', "'Member' in user.roles"],
    ['texts that have an order', "this.note > 'a' && this.note < 'b'"],
    ['two numbers that are not known', 'this.copies > x && this.copies < x'],
    ['a part that is not looked into', 'x.filter(y, y.a).size() > 3 && x.filter(y, y.a).size() < 2'],
    ['a value of any type that is a number', 'x > 1 && x < 3'],
    ['a value of any type in a condition', 'x ? this.gift : true'],
    ['what does not parse', 'x &&'],
  ])('%s leaves it open: %s', (_, source) => {
    expect(proveCondition([{ source, holds: true }], space)).toBe('open');
  });

  test('what an earlier branch takes is not left for a later one', () => {
    const taken = { source: 'has(this.note)', holds: false };

    expect(proveCondition([taken, { source: "this.note == 'a'", holds: true }], space)).toBe('never');
    expect(proveCondition([taken, { source: 'this.gift', holds: true }], space)).toBe('open');
  });

  test('a value that is there brings the conditions of its place with it', () => {
    const presences = [{ path: 'this.note', source: "this.state == 'LENT'" }];
    const late = [{ source: "has(this.note) && this.state == 'LATE'", holds: true }];

    expect(proveCondition(late, space, presences)).toBe('never');
    expect(proveCondition(late, space)).toBe('open');
  });

  test('a place may know fewer values than the type', () => {
    const narrowed = new Map([['this.state', ['LATE']]]);

    expect(proveCondition([{ source: "this.state == 'LENT'", holds: true }], { ...space, narrowed })).toBe('never');
  });

  test('too many combinations are not gone through', () => {
    const source = Array.from({ length: 20 }, (_, index) => `x.a${index} == ${index}`).join(' && ');

    expect(proveCondition([{ source: `${source} && x.a0 == 1`, holds: true }], space)).toBe('open');
  });
});
