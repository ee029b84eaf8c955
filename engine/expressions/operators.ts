import { ExpressionError } from '../parsing/ExpressionError.ts';
import { type Budget, weights } from './Budget.ts';
import { daysLater, readDate, timeOf } from './calendarDate.ts';
import { Maybe } from './Maybe.ts';

/** Property names that reach object internals instead of data. */
export const reservedNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export interface DataMap {
  readonly [key: string]: unknown;
}

export function isMap(value: unknown): value is DataMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Maybe);
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** The name of a value's type, for messages. */
export function typeName(value: unknown): string {
  if (value === undefined || value === null) return 'null';
  if (value instanceof Maybe) return 'optional';
  if (isList(value)) return 'list';
  if (isMap(value)) return 'map';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'boolean') return 'bool';
  return typeof value;
}

/** A property of a map or an item of a list. Undefined if it is absent, null, inherited or reserved. */
export function memberOf(holder: unknown, key: unknown): unknown {
  if (isList(holder)) {
    if (typeof key !== 'number' && typeof key !== 'bigint') {
      throw new ExpressionError(
        'expression/type',
        `A list is read by a number, not by ${typeName(key)} "${String(key)}"`,
      );
    }
    return present(holder[Number(key)]);
  }
  const name = String(key);
  return reservedNames.has(name) && isMap(holder) ? undefined : propertyOf(holder, name);
}

/** A property of a map, for a name that is known not to be reserved. Undefined if it is absent, null or inherited. */
export function propertyOf(holder: unknown, name: string): unknown {
  if (!isMap(holder)) {
    // Lists have their own error message.
    if (isList(holder)) return memberOf(holder, name);
    throw new ExpressionError('expression/type', `${typeName(holder)} has no property "${name}"`);
  }
  return Object.hasOwn(holder, name) ? present(holder[name]) : undefined;
}

function present(value: unknown): unknown {
  return value === null || typeof value === 'function' || typeof value === 'symbol' ? undefined : value;
}

/** The value inside an optional. Throws `expr/absent` if it is empty. */
export function unwrap(value: unknown): unknown {
  if (typeof value !== 'object' || !(value instanceof Maybe)) return value;
  if (value.present) return value.value;
  throw new ExpressionError('expr/absent', 'An optional value is absent');
}

export function asBoolean(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  const plain = unwrap(value);
  if (typeof plain === 'boolean') return plain;
  throw new ExpressionError('expression/type', `bool expected, ${typeName(plain)} given`);
}

/** Equality of JSON: compares numbers by value, lists and maps by content. Values of different types are unequal. */
export function isEqual(left: unknown, right: unknown, budget: Budget): boolean {
  budget.spend(weights.equality);
  if (left === right) return true;
  if (typeof left === 'string' && typeof right === 'string') return false;
  const a = left instanceof Maybe ? left.value : left;
  const b = right instanceof Maybe ? right.value : right;
  if (a === b) return true;
  if (isNumber(a) && isNumber(b)) return Number(a) === Number(b);
  if (isList(a) && isList(b)) return a.length === b.length && a.every((item, index) => isEqual(item, b[index], budget));
  if (!isMap(a) || !isMap(b)) return (a ?? null) === (b ?? null);
  const keys = presentKeys(a);
  const others = presentKeys(b);
  budget.spend(keys.length + others.length);
  if (keys.length !== others.length) return false;
  return keys.every((key) => memberOf(b, key) !== undefined && isEqual(a[key], b[key], budget));
}

function presentKeys(map: DataMap): readonly string[] {
  return Object.keys(map).filter((key) => memberOf(map, key) !== undefined);
}

export function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

export function isElementOf(item: unknown, holder: unknown, budget: Budget): boolean {
  const whole = unwrap(holder);
  if (isList(whole)) {
    for (const entry of whole) if (isEqual(item, entry, budget)) return true;
    return false;
  }
  if (isMap(whole)) return memberOf(whole, unwrap(item)) !== undefined;
  throw new ExpressionError('expression/type', `"in" needs a list or a map, ${typeName(whole)} given`);
}

/**
 * Returns a negative number, zero or a positive number. Only numbers, texts (including ISO dates) and booleans have an
 * order.
 */
export function compare(left: unknown, right: unknown): number {
  if (typeof left === 'string' && typeof right === 'string') return left < right ? -1 : left > right ? 1 : 0;
  if (isNumber(left) && isNumber(right)) return Number(left) - Number(right);
  if (typeof left === 'boolean' && typeof right === 'boolean') return Number(left) - Number(right);
  throw new ExpressionError('expression/type', `${typeName(left)} and ${typeName(right)} have no order`);
}

/** A number of days, the result of `days(7)`. */
export class Days {
  readonly count: number;

  constructor(count: number) {
    this.count = count;
  }
}

/** Adds two numbers, texts or lists, or adds days to a date. */
export function add(left: unknown, right: unknown, budget: Budget): unknown {
  if (typeof left === 'string' && typeof right === 'string') {
    budget.assertTextLength(left.length + right.length);
    return left + right;
  }
  if (isList(left) && isList(right)) {
    budget.spend(left.length + right.length);
    return [...left, ...right];
  }
  return right instanceof Days && typeof left === 'string' ? daysLater(left, right.count) : calculate('+', left, right);
}

/** Subtracts numbers, days from a date, or two dates, which returns a number of days. */
export function subtract(left: unknown, right: unknown): unknown {
  if (typeof left === 'string') {
    if (right instanceof Days) return daysLater(left, -right.count);
    if (typeof right === 'string') return BigInt((dayOf(left) - dayOf(right)) / 86_400_000);
  }
  return calculate('-', left, right);
}

function dayOf(text: string): number {
  const { year, month, day } = readDate(text);
  return timeOf(year, month, day);
}

const maxInt = 9223372036854775807n;
const minInt = -9223372036854775808n;

/** Two integer literals give an integer (`7 / 2` is 3). A number from the data gives a number (`3.5`). */
export function calculate(operator: '+' | '-' | '*' | '/' | '%', left: unknown, right: unknown): number | bigint {
  if (!isNumber(left) || !isNumber(right)) {
    throw new ExpressionError('expression/type', `"${operator}" does not fit ${typeName(left)} and ${typeName(right)}`);
  }
  if ((operator === '/' || operator === '%') && Number(right) === 0) {
    throw new ExpressionError('expression/type', 'Division by zero');
  }
  if (typeof left === 'bigint' && typeof right === 'bigint') {
    const whole = calculateWhole(operator, left, right);
    if (whole > maxInt || whole < minInt)
      throw new ExpressionError('expression/type', 'A whole number is out of range');
    return whole;
  }
  return calculateNumber(operator, Number(left), Number(right));
}

function calculateWhole(operator: '+' | '-' | '*' | '/' | '%', left: bigint, right: bigint): bigint {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  return operator === '/' ? left / right : left % right;
}

function calculateNumber(operator: '+' | '-' | '*' | '/' | '%', left: number, right: number): number {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  return operator === '/' ? left / right : left % right;
}
