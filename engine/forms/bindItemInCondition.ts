import { evaluate } from '../expressions/evaluate.ts';
import { freeVariables } from '../expressions/freeVariables.ts';
import type { Scope } from '../model/runtime.types.ts';
import type { Branch, Condition, Expression } from '../model/value.types.ts';
import { isRecord } from '../records/readPath.ts';
import { isChoice, isExpression } from '../values/isExpression.ts';

/** Names that only mean something while an answer is being unfolded. */
const capturedNames = ['item', 'list'] as const;

/**
 * A condition that stays alive after unfolding: where it reads `item` or `list`, their values are bound into it,
 * so that it can be asked again whenever an answer changes. Undefined for what is no condition.
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

/** Branches behind one that always holds are never asked; a single such branch is the condition itself. */
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
  // What depends on nothing else is settled here and now.
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

/** Only the members that the source can mean: an item of a foreign answer may carry a whole tree. */
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
