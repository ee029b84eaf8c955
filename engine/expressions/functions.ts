import type { Clock } from '../model/runtime.types.ts';
import type { Budget } from './Budget.ts';
import { toBoolean, toNumber, toWhole } from './conversionFunctions.ts';
import { addDays, addMonths, endOfYear } from './dateFunctions.ts';
import { ExpressionError } from './ExpressionError.ts';
import { merge, pickBy, sortBy, sum } from './listFunctions.ts';
import { matchPattern } from './matchPattern.ts';
import { isList, isMap, isNumber, typeName } from './operators.ts';
import {
  asciiLower,
  asciiUpper,
  between,
  capitalise,
  indexOf,
  join,
  lastIndexOf,
  split,
  substring,
  toText,
  trim,
} from './textFunctions.ts';

/** What a function may use besides its arguments. */
export interface FunctionContext {
  readonly clock: Clock;
  readonly budget: Budget;
}

/** What a function gives, for the checking of expressions. */
export type FunctionResult = 'text' | 'number' | 'bool' | 'list' | 'texts' | 'map' | 'item' | 'same list' | 'any';

/** What an argument must be; `path` is a property path of the list's items. */
export type Parameter = 'text' | 'number' | 'list' | 'map' | 'path' | 'any';

/** One function of the language: its parameters (those after `required` may be left out), result and implementation. */
export interface FunctionEntry {
  readonly parameters: readonly Parameter[];
  readonly required: number;
  /** The last parameter may be given any number of times. */
  readonly many?: boolean;
  readonly result: FunctionResult;
  /** Callable as `receiver.name(…)`, the receiver being the first argument. */
  readonly method: boolean;
  /** Callable as `name(…)`. */
  readonly plain: boolean;
  readonly apply: (args: Arguments) => unknown;
}

/** The arguments of one call, read by position and type. */
export class Arguments {
  readonly #values: readonly unknown[];
  readonly #name: string;
  readonly context: FunctionContext;

  constructor(name: string, values: readonly unknown[], context: FunctionContext) {
    this.#name = name;
    this.#values = values;
    this.context = context;
  }

  get all(): readonly unknown[] {
    return this.#values;
  }

  has(index: number): boolean {
    return index < this.#values.length;
  }

  any(index: number): unknown {
    return this.#values[index];
  }

  text(index: number): string {
    const value = this.#values[index];
    if (typeof value !== 'string') throw this.#wrong('text', value);
    this.context.budget.assertTextLength(value.length);
    return value;
  }

  number(index: number): number {
    const value = this.#values[index];
    if (!isNumber(value)) throw this.#wrong('number', value);
    return Number(value);
  }

  list(index: number): readonly unknown[] {
    const value = this.#values[index];
    if (!isList(value)) throw this.#wrong('list', value);
    return value;
  }

  #wrong(expected: string, value: unknown): ExpressionError {
    return new ExpressionError('expr/type', `${this.#name}: ${expected} expected, ${typeName(value)} given`);
  }
}

type Shape = Partial<Pick<FunctionEntry, 'required' | 'many' | 'method' | 'plain'>>;

function entry(
  parameters: readonly Parameter[],
  result: FunctionResult,
  apply: (args: Arguments) => unknown,
  shape: Shape = {},
): FunctionEntry {
  return { parameters, required: parameters.length, method: false, plain: true, result, apply, ...shape };
}

const both: Shape = { method: true };
const methodOnly: Shape = { method: true, plain: false };

/** Every function and method of the language. A new one is one line here. */
export const functions: ReadonlyMap<string, FunctionEntry> = new Map<string, FunctionEntry>([
  ['today', entry([], 'text', (a) => a.context.clock.today())],
  ['now', entry([], 'text', (a) => a.context.clock.now())],
  ['addDays', entry(['text', 'number'], 'text', (a) => addDays(a.text(0), a.number(1)))],
  ['addMonths', entry(['text', 'number'], 'text', (a) => addMonths(a.text(0), a.number(1)))],
  ['endOfYear', entry(['text'], 'text', (a) => endOfYear(a.text(0)))],
  ['lower', entry(['text'], 'text', (a) => a.text(0).toLowerCase())],
  ['upper', entry(['text'], 'text', (a) => a.text(0).toUpperCase())],
  ['lowerAscii', entry(['text'], 'text', (a) => asciiLower(a.text(0)), methodOnly)],
  ['upperAscii', entry(['text'], 'text', (a) => asciiUpper(a.text(0)), methodOnly)],
  ['trim', entry(['text'], 'text', (a) => trim(a.text(0)), both)],
  ['capitalise', entry(['text'], 'text', (a) => capitalise(a.text(0)))],
  ['digits', entry(['text'], 'text', (a) => a.text(0).replace(/[^0-9]/g, ''))],
  ['removePrefix', entry(['text', 'text'], 'text', (a) => removePrefix(a.text(0), a.text(1)))],
  ['removeSuffix', entry(['text', 'text'], 'text', (a) => removeSuffix(a.text(0), a.text(1)))],
  ['between', entry(['text', 'text', 'text'], 'text', (a) => between(a.text(0), a.text(1), a.text(2)))],
  ['split', entry(['text', 'text', 'number'], 'texts', splitText, { ...both, required: 2 })],
  [
    'join',
    entry(['list', 'text'], 'text', (a) => join(a.list(0), a.has(1) ? a.text(1) : '', a.context.budget), {
      method: true,
      required: 1,
    }),
  ],
  ['first', entry(['list'], 'item', (a) => first(a.list(0)))],
  ['maxBy', entry(['list', 'path'], 'item', (a) => pickBy(a.list(0), a.text(1), false, a.context.budget))],
  ['minBy', entry(['list', 'path'], 'item', (a) => pickBy(a.list(0), a.text(1), true, a.context.budget))],
  ['sortBy', entry(['list', 'path'], 'same list', (a) => sortBy(a.list(0), a.text(1), a.context.budget))],
  [
    'sum',
    entry(['list', 'path'], 'number', (a) => sum(a.list(0), a.has(1) ? a.text(1) : undefined, a.context.budget), {
      required: 1,
    }),
  ],
  [
    'round',
    entry(['number', 'number'], 'number', (a) => round(a.number(0), a.has(1) ? a.number(1) : 0), { required: 1 }),
  ],
  ['merge', entry(['map', 'map'], 'map', (a) => merge(a.all, a.context.budget), { required: 1, many: true })],
  ['matches', entry(['text', 'text'], 'bool', (a) => matchPattern(a.text(0), a.text(1), a.context.budget), both)],
  ['size', entry(['any'], 'number', (a) => size(a.any(0)), both)],
  ['string', entry(['any'], 'text', (a) => toText(a.any(0)))],
  ['int', entry(['any'], 'number', (a) => toWhole(a.any(0)))],
  ['double', entry(['any'], 'number', (a) => toNumber(a.any(0)))],
  ['bool', entry(['any'], 'bool', (a) => toBoolean(a.any(0)))],
  ['dyn', entry(['any'], 'any', (a) => a.any(0))],
  ['startsWith', entry(['text', 'text'], 'bool', (a) => a.text(0).startsWith(a.text(1)), methodOnly)],
  ['endsWith', entry(['text', 'text'], 'bool', (a) => a.text(0).endsWith(a.text(1)), methodOnly)],
  ['contains', entry(['text', 'text'], 'bool', (a) => a.text(0).includes(a.text(1)), methodOnly)],
  ['indexOf', entry(['text', 'text', 'number'], 'number', find(indexOf), { ...methodOnly, required: 2 })],
  ['lastIndexOf', entry(['text', 'text', 'number'], 'number', find(lastIndexOf), { ...methodOnly, required: 2 })],
  ['substring', entry(['text', 'number', 'number'], 'text', cut, { ...methodOnly, required: 2 })],
]);

function removePrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

function removeSuffix(text: string, suffix: string): string {
  return suffix !== '' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
}

function first(items: readonly unknown[]): unknown {
  const [item] = items;
  if (item === undefined || item === null) throw new ExpressionError('expr/absent', 'The list has no first item');
  return item;
}

/** Half away from zero, counted in decimals: 1.005 to two digits is 1.01, which plain arithmetic would miss. */
function round(value: number, digits: number): number {
  const places = Math.min(12, Math.max(-12, Math.trunc(digits)));
  const shifted = shift(Math.abs(value), places);
  const rounded = shift(Math.round(shifted), -places);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

function shift(value: number, places: number): number {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + places}`);
}

function size(value: unknown): bigint {
  if (typeof value === 'string') return BigInt([...value].length);
  if (isList(value)) return BigInt(value.length);
  if (isMap(value)) return BigInt(Object.values(value).filter((item) => item !== undefined && item !== null).length);
  throw new ExpressionError('expr/type', `size: text, list or map expected, ${typeName(value)} given`);
}

function splitText(args: Arguments): readonly string[] {
  return split(args.text(0), { separator: args.text(1), most: numberAt(args, 2), budget: args.context.budget });
}

function find(search: typeof indexOf): (args: Arguments) => bigint {
  return (args) => BigInt(search(args.text(0), args.text(1), numberAt(args, 2)));
}

function cut(args: Arguments): string {
  return substring(args.text(0), args.number(1), numberAt(args, 2));
}

function numberAt(args: Arguments, index: number): number | undefined {
  return args.has(index) ? args.number(index) : undefined;
}
