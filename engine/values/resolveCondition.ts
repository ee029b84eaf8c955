import { evaluate } from '../expressions/evaluate.ts';
import type { PolicyModel } from '../model/kinds/access.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Condition, Expression } from '../model/value.types.ts';
import { isChoice, isExpression } from './isExpression.ts';
import { resolveChoice } from './resolveChoice.ts';

/** Whether a condition is true. A condition that throws, or is not a boolean, counts as false and is reported. */
export function resolveCondition(condition: Condition, scope: Scope, policies?: readonly PolicyModel[]): boolean {
  const plain: boolean | Expression | undefined = isChoice<boolean | Expression>(condition)
    ? resolveChoice(condition, scope, policies)
    : condition;
  if (!isExpression(plain)) return plain === true;
  try {
    const value = evaluate(plain, scope);
    if (typeof value !== 'boolean') scope.report?.({ expression: plain['='], reason: 'condition' });
    return value === true;
  } catch {
    return false;
  }
}
