import { describe, expect, test } from 'vitest';
import { anyType, boolType, type CheckType, numberType, textType } from './checkTypes.ts';
import { proveCondition } from './proveCondition.ts';

const optional = (of: CheckType): CheckType => ({ kind: 'optional', of });
const properties = {
  state: optional({ kind: 'string', values: ['LENT', 'LATE'] }),
  gift: optional(boolType),
  copies: optional(numberType),
  note: optional(textType),
  amount: optional({ kind: 'number', limits: { least: 0, most: 500 } }),
  years: optional({ kind: 'number', limits: { isWhole: true } }),
  lent: optional({ kind: 'string', refined: 'date' }),
  due: optional({ kind: 'string', refined: 'date' }),
  late: optional(boolType),
};
const setting: CheckType = {
  kind: 'entity',
  name: 'the settings',
  properties: { most: { kind: 'number', limits: { least: 1, most: 300 } } },
};
const space = {
  variables: { this: { kind: 'entity', name: 'loan', properties }, x: anyType, setting },
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
    'this.amount > 1000',
    'this.amount < 0',
    'this.?amount.orValue(0) > 500',
    'setting.most < 1',
    'this.amount > 400 && this.amount * 2 > 0 && this.amount < setting.most',
    'this.years > 3 && this.years < 4',
    'this.lent < this.due && this.due < this.lent',
    'this.lent < this.due && this.due <= today() && today() <= this.lent',
    "this.lent >= this.due && this.due > '2026-01-01' && this.lent < '2025-01-01'",
    "this.due > '2026-02-01' && this.due < '2026-01-31'",
    'this.lent == this.due && this.lent > this.due',
    'this.copies > this.amount && this.copies < 0',
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
    ['an amount at its limit', 'this.amount >= 500'],
    ['an amount beyond a number that is within its limits', 'this.amount > 499.5'],
    ['whole numbers with one between', 'this.years > 3 && this.years < 5'],
    ['dates in order', 'this.lent < this.due && this.due < today()'],
    ['dates that may be the same', 'this.lent <= this.due && this.due <= this.lent'],
    ['three dates around a written one', "this.lent < '2026-01-01' && '2026-01-01' < this.due && this.due < today()"],
    ['a date that may be absent', "this.?lent.orValue('') != today() && this.?lent.orValue('') < today()"],
    ['numbers that differ by less than one', 'this.copies > this.amount && this.copies < 1'],
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

  test('a computed property is what it is computed of', () => {
    const computed = new Map([['this.late', "this.state == 'LATE'"]]);
    const narrowed = new Map([['this.state', ['LENT']]]);

    const verdict = (source: string) => proveCondition([{ source, holds: true }], { ...space, computed, narrowed });

    expect(verdict('this.late')).toBe('never');
    expect(verdict('!this.late')).toBe('always');
    expect(proveCondition([{ source: 'this.late', holds: true }], { ...space, computed })).toBe('open');
  });
});
