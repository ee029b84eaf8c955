import type { Json } from '../model/value.types.ts';
import type { Arguments } from './Arguments.ts';

/** The type of a function's result, for type checking. */
export type FunctionResult =
  | 'text'
  | 'number'
  | 'bool'
  | 'list'
  | 'texts'
  | 'map'
  | 'item'
  | 'date'
  | 'date-time'
  | 'days'
  /** A date or date-time, like the first argument. */
  | 'same date'
  /** A number or an amount of money, like the first argument. */
  | 'same number'
  | 'same list'
  | 'any';

/** The type of an argument. `path` is a property path of the list's items, `date` a date or a date-time. */
export type Parameter = 'text' | 'date' | 'number' | 'list' | 'map' | 'path' | 'any';

/**
 * The build of the portal leaves out `name`, `result`, `meaning` and `example`, because nothing reads them at run time.
 */
interface FunctionWords {
  /** The name of its file and of its line in the registry. */
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** The last parameter can be repeated. */
  readonly many?: boolean;
  readonly result: FunctionResult;
  /** One sentence for the reference. */
  readonly meaning: string;
  /** An expression without its leading `=`, and its value on 21 November 2026 at 09:30 UTC. */
  readonly example: { readonly expression: string; readonly gives: Json };
  readonly apply: (args: Arguments) => unknown;
}

/** The definition of a function, as its file passes it to `defineFunction`. */
export interface FunctionDefinition extends FunctionWords {
  /** Number of required parameters. Default: all of them. */
  readonly required?: number;
  /** Default: `name(…)`. As a method, the receiver is the first argument. */
  readonly called?: 'as a method' | 'either way';
}

/** A registered function. */
export interface FunctionEntry extends FunctionWords {
  readonly required: number;
  /** Callable as `receiver.name(…)`. */
  readonly method: boolean;
  /** Callable as `name(…)`. */
  readonly plain: boolean;
}

/**
 * Defines a function of the expression language. It is registered by its line in `functions/registry.ts`.
 *
 * @example
 * export const twice = defineFunction({
 *   name: 'twice',
 *   parameters: ['number'],
 *   result: 'number',
 *   meaning: 'Two times the number.',
 *   example: { expression: 'twice(2)', gives: 4 },
 *   apply: (args) => args.number(0) * 2,
 * });
 */
export function defineFunction({ called, required, ...words }: FunctionDefinition): FunctionEntry {
  return {
    ...words,
    required: required ?? words.parameters.length,
    method: called !== undefined,
    plain: called !== 'as a method',
  };
}
