import type { RJSFSchema } from '@rjsf/utils';
import { parseExpression } from '#compiler';
import { type Condition, type ExpressionNode, resolveCondition, type Scope } from '#engine';

/** The context for the conditions of one form. */
export interface ConditionWorld {
  readonly scope: Scope;
  /** Returns the condition under which the field at a path is visible. A hidden field has no value in conditions. */
  readonly whenOf: (path: string) => Condition;
}

/** Thrown for a condition that JSON Schema cannot express. */
export class Untranslatable extends Error {}

const always: RJSFSchema = {};
const never: RJSFSchema = { not: {} };
const drafts: readonly string[] = ['this', 'root'];

/**
 * Returns a schema that accepts a draft if and only if the condition is true for it. Throws `Untranslatable` if there
 * is none.
 */
export function conditionSchema(condition: Condition, world: ConditionWorld): RJSFSchema {
  if (typeof condition === 'boolean') return condition ? always : never;
  if (!('=' in condition)) throw new Untranslatable('A choice of conditions');
  const tree = parseExpression(condition['=']);
  if (!readsDraft(tree)) return resolveCondition(condition, world.scope) ? always : never;
  return verdicts(tree, world).holds;
}

/** Whether a schema is constant: it accepts every draft or none. */
export function isStill(schema: RJSFSchema): boolean {
  return schema === always || schema === never;
}

/** Whether a schema accepts no draft. */
export function isNever(schema: RJSFSchema): boolean {
  return schema === never;
}

/** The schemas of drafts for which an expression is true or false. An expression that throws is neither. */
interface Verdicts {
  readonly holds: RJSFSchema;
  readonly fails: RJSFSchema;
}

function verdicts(node: ExpressionNode, world: ConditionWorld): Verdicts {
  if (!readsDraft(node)) return constant(node, world);
  switch (node.op) {
    case '&&': {
      const [left, right] = [verdicts(node.args[0], world), verdicts(node.args[1], world)];
      return { holds: { allOf: [left.holds, right.holds] }, fails: { anyOf: [left.fails, right.fails] } };
    }
    case '||': {
      const [left, right] = [verdicts(node.args[0], world), verdicts(node.args[1], world)];
      return { holds: { anyOf: [left.holds, right.holds] }, fails: { allOf: [left.fails, right.fails] } };
    }
    case '!_': {
      const { holds, fails } = verdicts(node.args, world);
      return { holds: fails, fails: holds };
    }
    case '==':
      return comparison(node.args[0], node.args[1], world);
    case '!=': {
      const { holds, fails } = comparison(node.args[0], node.args[1], world);
      return { holds: fails, fails: holds };
    }
    case '.': {
      const path = pathOf(node);
      return { holds: present(path, { const: true }, world), fails: present(path, { const: false }, world) };
    }
    case 'call': {
      const [name, [asked]] = node.args;
      if (name !== 'has' || asked === undefined) break;
      const given = present(pathOf(asked), {}, world);
      return { holds: given, fails: { not: given } };
    }
  }
  throw new Untranslatable(node.op);
}

function comparison(left: ExpressionNode, right: ExpressionNode, world: ConditionWorld): Verdicts {
  const literal = literalOf(right);
  if (left.op === 'rcall' && left.args[0] === 'orValue') {
    const [, asked, [otherwise]] = left.args;
    if (otherwise === undefined) throw new Untranslatable('orValue');
    const path = pathOf(asked);
    const is = present(path, { const: literal }, world);
    if (literalOf(otherwise) !== literal) return { holds: is, fails: { not: is } };
    const given = { anyOf: [is, { not: present(path, {}, world) }] };
    return { holds: given, fails: { not: given } };
  }
  const path = pathOf(left);
  return {
    holds: present(path, { const: literal }, world),
    fails: present(path, { not: { const: literal } }, world),
  };
}

/** Returns the schema of a draft in which a field is visible and has a value that matches a schema. */
function present(path: string, value: RJSFSchema, world: ConditionWorld): RJSFSchema {
  const shown = conditionSchema(world.whenOf(path), world);
  return { allOf: [nest(path.split('.'), value), shown] };
}

function nest([name, ...deeper]: readonly string[], value: RJSFSchema): RJSFSchema {
  if (name === undefined) return value;
  return { type: 'object', properties: { [name]: nest(deeper, value) }, required: [name] };
}

function constant(node: ExpressionNode, world: ConditionWorld): Verdicts {
  const holds = resolveCondition({ '=': sourceOf(node) }, world.scope);
  const fails = resolveCondition({ '=': `!(${sourceOf(node)})` }, world.scope);
  return { holds: holds ? always : never, fails: fails ? always : never };
}

function sourceOf(node: ExpressionNode): string {
  return node.input.slice(node.start, node.end);
}

function readsDraft(node: ExpressionNode): boolean {
  return drafts.some((name) => new RegExp(`\\b${name}\\b`).test(sourceOf(node)));
}

function pathOf(node: ExpressionNode): string {
  if (node.op !== '.' && node.op !== '.?') throw new Untranslatable(node.op);
  const [below, name] = node.args;
  if (below.op === 'id' && drafts.includes(below.args)) return name;
  return `${pathOf(below)}.${name}`;
}

function literalOf(node: ExpressionNode): string | number | boolean {
  if (node.op !== 'value') throw new Untranslatable(node.op);
  const { args } = node;
  if (typeof args === 'bigint') return Number(args);
  if (typeof args === 'string' || typeof args === 'number' || typeof args === 'boolean') return args;
  throw new Untranslatable('A literal');
}
