import type { Clock } from '../model/runtime.types.ts';
import { ExpressionError } from '../parsing/ExpressionError.ts';
import type { Budget } from './Budget.ts';
import type { Expressions } from './Expressions.types.ts';
import { isList, isNumber, typeName } from './operators.ts';

/** What a function can use in addition to its arguments. */
export interface FunctionContext {
  readonly clock: Clock;
  readonly budget: Budget;
  readonly expressions: Expressions;
}

/** The arguments of one call, read by position and type. A reader throws an `ExpressionError` if the type differs. */
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

  optionalText(index: number): string | undefined {
    return index < this.#values.length ? this.text(index) : undefined;
  }

  optionalNumber(index: number): number | undefined {
    return index < this.#values.length ? this.number(index) : undefined;
  }

  #wrong(expected: string, value: unknown): ExpressionError {
    return new ExpressionError('expression/type', `${this.#name}: ${expected} expected, ${typeName(value)} given`);
  }
}
