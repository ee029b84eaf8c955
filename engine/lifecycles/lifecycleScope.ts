import { freeVariables } from '../expressions/freeVariables.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Condition } from '../model/value.types.ts';
import { expressionsIn } from '../values/expressionsIn.ts';

/** The scope of an event: `this` is the record, `body` the body of the operation. */
export function eventScope(scope: Scope, record: unknown, body?: unknown): Scope {
  const variables = { ...scope.variables, this: record ?? {}, root: record ?? {} };
  return { ...scope, variables: body === undefined ? variables : { ...variables, body } };
}

/** Whether a condition reads one of these names. */
export function readsAny(condition: Condition, names: readonly string[], scope: Scope): boolean {
  return expressionsIn(condition).some((source) => readsOne(source, names, scope));
}

function readsOne(source: string, names: readonly string[], { expressions }: Scope): boolean {
  try {
    return freeVariables(expressions.parse(source)).some((name) => names.includes(name));
  } catch {
    return false;
  }
}
