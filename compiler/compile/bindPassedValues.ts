import {
  type CallModel,
  type Choice,
  type Condition,
  type Expression,
  type ExpressionNode,
  type FieldModel,
  isChoice,
  isExpression,
  type Template,
} from '#engine';
import { childrenOf } from '#engine/internal';
import { parseExpression } from './expressions.ts';

/**
 * Conditions of a body read the whole body. In a form, values that its call passes by `with` are not answers of the
 * draft, so they are bound into the conditions that read them: `this.type` has the value of the call.
 */
export function bindPassedValues(fields: readonly FieldModel[], calls: readonly CallModel[]): readonly FieldModel[] {
  const asked = new Set(fields.map(({ path }) => path));
  const handed = new Map<string, string>();
  for (const call of calls) {
    for (const [name, template] of Object.entries(call.with)) {
      const source = asked.has(name) ? undefined : sourceOf(template);
      if (source !== undefined && !handed.has(name)) handed.set(name, source);
    }
  }
  if (handed.size === 0) return fields;
  return fields.map((field) => ({
    ...field,
    when: bindCondition(field.when, handed),
    locked: bindCondition(field.locked, handed),
    required: bindCondition(field.required, handed),
  }));
}

function bindCondition(condition: Condition, handed: ReadonlyMap<string, string>): Condition {
  if (isExpression(condition)) return bindExpression(condition, handed);
  if (!isChoice<boolean | Expression>(condition)) return condition;
  const choice: Choice<boolean | Expression>['choice'] = condition.choice.map((branch) => ({
    ...branch,
    ...(branch.when === undefined ? {} : { when: bindCondition(branch.when, handed) }),
    is: isExpression(branch.is) ? bindExpression(branch.is, handed) : branch.is,
  }));
  return { choice };
}

function bindExpression(expression: Expression, handed: ReadonlyMap<string, string>): Expression {
  const source = expression['='];
  const read = [...handed].filter(([name]) => readsOfThis(source).names.has(name));
  if (read.length === 0) return expression;
  const passed = `{${read.map(([name, value]) => `${JSON.stringify(name)}: ${value}`).join(', ')}}`;
  // A condition that reads passed values only does not depend on the answers, and need not be evaluated after each of
  // them.
  const bound = readsOnly(source, handed) ? passed : `merge(this, ${passed})`;
  return { '=': `cel.bind(this, ${bound}, ${source})` };
}

/** The value that the call passes, as the source of an expression. Undefined if it depends on the draft. */
function sourceOf(template: Template): string | undefined {
  if (isExpression(template)) {
    const source = template['='];
    return /\b(?:this|root|chosen|options)\b/.test(source) ? undefined : source;
  }
  const isPlain = typeof template === 'string' || typeof template === 'number' || typeof template === 'boolean';
  return isPlain ? JSON.stringify(template) : undefined;
}

interface ReadsOfThis {
  /** Names read from `this`. */
  readonly names: ReadonlySet<string>;
  /** Whether every read of `this` has a name. */
  readonly isNamed: boolean;
}

/** An invalid source reads nothing: the gate reports it. */
function readsOfThis(source: string): ReadsOfThis {
  const names = new Set<string>();
  let named = 0;
  let all = 0;
  const visit = (node: ExpressionNode): void => {
    if (node.op === 'id' && node.args === 'this') all += 1;
    if ((node.op === '.' || node.op === '.?') && node.args[0].op === 'id' && node.args[0].args === 'this') {
      names.add(node.args[1]);
      named += 1;
    }
    childrenOf(node).forEach(visit);
  };
  try {
    visit(parseExpression(source));
  } catch {
    return { names, isNamed: false };
  }
  return { names, isNamed: named === all };
}

function readsOnly(source: string, handed: ReadonlyMap<string, string>): boolean {
  const { names, isNamed } = readsOfThis(source);
  return isNamed && [...names].every((name) => handed.has(name)) && !/\broot\b/.test(source);
}
