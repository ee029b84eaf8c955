import type { Scope } from '../model/runtime.types.ts';
import type { Expression } from '../model/value.types.ts';
import { ExpressionError } from '../parsing/ExpressionError.ts';
import { Budget } from './Budget.ts';
import { Maybe } from './Maybe.ts';
import { isList, isMap } from './operators.ts';

/** The receiver of a result walks it once more, so each part of a result costs more than a step. */
const resultWeight = 4;

/**
 * Evaluates an expression over a scope. Returns plain JSON, or undefined for an absent optional. Throws an
 * `ExpressionError`. Reports failures and absent values to `scope.report`.
 */
export function evaluate(expression: Expression, scope: Scope): unknown {
  const source = expression['='];
  try {
    const program = scope.expressions.compile(source);
    const budget = new Budget();
    const value = toJson(program({ scope, budget }, undefined), budget);
    if (value === undefined) scope.report?.({ expression: source, reason: 'absent' });
    return value;
  } catch (error) {
    const failure = toExpressionError(error);
    const { code, offset } = failure;
    scope.report?.({ expression: source, reason: code, ...(offset === undefined ? {} : { offset }) });
    throw failure;
  }
}

function toExpressionError(error: unknown): ExpressionError {
  if (error instanceof ExpressionError) return error;
  if (error instanceof RangeError) return new ExpressionError('expression/cost', 'The expression is nested too deeply');
  return new ExpressionError('expression/type', error instanceof Error ? error.message : String(error));
}

/**
 * Converts integers to numbers and optionals to their values. Returns values that are already JSON without copying
 * them.
 */
function toJson(value: unknown, budget: Budget): unknown {
  budget.spend(resultWeight);
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  if (value instanceof Maybe) return value.present ? toJson(value.value, budget) : undefined;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new ExpressionError('expression/type', 'The result is not a number');
  }
  if (isList(value)) return listToJson(value, budget);
  if (isMap(value)) return mapToJson(value, budget);
  return value;
}

function listToJson(list: readonly unknown[], budget: Budget): readonly unknown[] {
  const items = list.map((item) => toJson(item, budget));
  return items.every((item, index) => item === list[index]) ? list : items.filter((item) => item !== undefined);
}

function mapToJson(map: Readonly<Record<string, unknown>>, budget: Budget): Readonly<Record<string, unknown>> {
  let converted: Record<string, unknown> | undefined;
  for (const key of Object.keys(map)) {
    const value = toJson(map[key], budget);
    if (value === map[key]) continue;
    converted ??= { ...map };
    if (value === undefined) delete converted[key];
    else converted[key] = value;
  }
  return converted ?? map;
}
