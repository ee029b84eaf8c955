import { evaluate } from '../expressions/evaluate.ts';
import { freeVariables } from '../expressions/freeVariables.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Branch, Condition, Expression } from '../model/value.types.ts';
import { isRecord } from '../records/readPath.ts';
import { isChoice, isExpression } from '../values/isExpression.ts';

/** Names that only exist while an answer is expanded. */
const capturedNames = ['item', 'list'] as const;

/**
 * Converts a condition so that it can still be evaluated after the expansion: the values of `item` and `list` that it
 * reads are bound into it, so that it can be evaluated again whenever an answer changes. Returns undefined for a value
 * that is not a condition.
 */
export function bindItemInCondition(template: unknown, scope: Scope): Condition | undefined {
  if (typeof template === 'boolean') return template;
  if (isExpression(template)) return captureExpression(template, scope);
  if (!isChoice<unknown>(template)) return undefined;
  return foldChoice(
    template.choice.flatMap((branch): Branch<boolean | Expression>[] => {
      const is = bindItemInCondition(branch.is, scope);
      const when = branch.when === undefined ? true : (bindItemInCondition(branch.when, scope) ?? false);
      if (is === undefined || isChoice(is) || when === false) return [];
      return [{ ...(branch.allow ? { allow: branch.allow } : {}), ...(when === true ? {} : { when }), is }];
    }),
  );
}

/**
 * Branches after an unconditional one are never evaluated. If that branch is the only one, it is the condition itself.
 */
function foldChoice(branches: readonly Branch<boolean | Expression>[]): Condition {
  const certain = branches.findIndex(({ when, allow }) => when === undefined && allow === undefined);
  const choice = certain < 0 ? branches : branches.slice(0, certain + 1);
  const [first] = choice;
  if (first === undefined) return false;
  return certain === 0 ? first.is : { choice };
}

function captureExpression(expression: Expression, scope: Scope): boolean | Expression {
  const source = expression['='];
  const read = readNames(source, scope);
  const captured = capturedNames.filter((name) => read.includes(name));
  if (captured.length === 0) return expression;
  // A condition that reads nothing else is evaluated now.
  if (captured.length === read.length) return holds(expression, scope);
  let bound = source;
  for (const name of captured) {
    const value = prune(scope.variables[name], name, source);
    bound = `cel.bind(${name}, ${literal(value)}, ${bound})`;
  }
  return { '=': bound };
}

function readNames(source: string, { expressions }: Scope): readonly string[] {
  try {
    return freeVariables(expressions.parse(source));
  } catch {
    return [];
  }
}

function holds(expression: Expression, scope: Scope): boolean {
  try {
    return evaluate(expression, scope) === true;
  } catch {
    return false;
  }
}

/** Only the members that the source can refer to, because an item of a foreign answer can contain a whole tree. */
function prune(value: unknown, name: string, source: string): unknown {
  if (!isRecord(value) || source.includes(`${name}[`)) return value;
  return Object.fromEntries(Object.entries(value).filter(([member]) => source.includes(member)));
}

/** A JSON value as the source of an expression. Nulls are absent, as everywhere in expressions. */
function literal(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number') return Number.isInteger(value) ? `${value}.0` : String(value);
  if (Array.isArray(value)) {
    return `[${value
      .filter((item) => item !== null && item !== undefined)
      .map(literal)
      .join(', ')}]`;
  }
  if (!isRecord(value)) return '{}';
  const entries = Object.entries(value).filter(([, member]) => member !== null && member !== undefined);
  return `{${entries.map(([name, member]) => `${JSON.stringify(name)}: ${literal(member)}`).join(', ')}}`;
}
