import { freeVariables } from '../expressions/freeVariables.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Condition } from '../model/value.types.ts';
import { isChoice, isExpression } from '../values/isExpression.ts';

/** The scope of an event: `this` is the record, `body` what came with the operation. */
export function eventScope(scope: Scope, record: unknown, body?: unknown): Scope {
  const variables = { ...scope.variables, this: record ?? {}, root: record ?? {} };
  return { ...scope, variables: body === undefined ? variables : { ...variables, body } };
}

/** Does a condition ask for one of these names? */
export function readsAny(condition: Condition, names: readonly string[]): boolean {
  if (isChoice<unknown>(condition)) {
    return condition.choice.some(
      ({ when, is }) => (when !== undefined && readsAny(when, names)) || (isExpression(is) && readsAny(is, names)),
    );
  }
  if (!isExpression(condition)) return false;
  try {
    return freeVariables(condition['=']).some((name) => names.includes(name));
  } catch {
    return false;
  }
}
