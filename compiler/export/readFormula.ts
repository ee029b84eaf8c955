import { type Condition, type ExpressionNode, isExpression } from '#engine';
import { parseExpression } from '../compile/expressions.ts';
import type { Constant, Formula, Sign } from './Formula.ts';

/** Reads a condition as comparisons. Undefined if it is more than that. Paths omit `this` and `root`. */
export function readFormula(condition: Condition): Formula | undefined {
  if (!isExpression(condition)) return undefined;
  try {
    return formulaOf(parseExpression(condition['=']));
  } catch {
    return undefined;
  }
}

const signs: Readonly<Record<string, Sign>> = { '==': '==', '!=': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' };
const turned: Readonly<Record<Sign, Sign>> = { '==': '==', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

function formulaOf(node: ExpressionNode): Formula | undefined {
  if (node.op === '&&' || node.op === '||') {
    const parts = node.args.map(formulaOf);
    const known = parts.filter((part) => part !== undefined);
    return known.length === parts.length ? { kind: node.op === '&&' ? 'all' : 'any', of: known } : undefined;
  }
  if (node.op === '!_') {
    const inner = formulaOf(node.args);
    return inner && { kind: 'not', of: inner };
  }
  if (node.op === 'call' && node.args[0] === 'has') {
    const path = pathOf(node.args[1][0]);
    return path === undefined ? undefined : { kind: 'present', path };
  }
  const size = sizeOf(node) ?? patternOf(node) ?? oneOf(node);
  if (size !== undefined) return size;
  if (node.op === 'in') {
    const [value, path] = [constantOf(node.args[0]), pathOf(node.args[1])];
    return value === undefined || path === undefined ? undefined : { kind: 'contains', path, value };
  }
  if (node.op === 'rcall' && node.args[0] === 'orValue') return truthOf(node);
  const sign = signs[node.op];
  if (sign === undefined || !('args' in node) || !Array.isArray(node.args)) {
    const path = pathOf(node);
    return path === undefined ? undefined : { kind: 'compare', path, sign: '==', value: true };
  }
  return comparisonOf(node, sign);
}

function sizeOf(node: ExpressionNode): Formula | undefined {
  const sign = signs[node.op];
  const [left, right] = operandsOf(node);
  if (sign === undefined || left?.op !== 'call' || left.args[0] !== 'size') return undefined;
  const [path, value] = [pathOf(left.args[1][0]), constantOf(right)];
  return path === undefined || typeof value !== 'number' ? undefined : { kind: 'size', path, sign, value };
}

function patternOf(node: ExpressionNode): Formula | undefined {
  if (node.op !== 'call' && node.op !== 'rcall') return undefined;
  if (node.args[0] !== 'matches') return undefined;
  const [on, argument] = node.op === 'call' ? node.args[1] : [node.args[1], node.args[2][0]];
  const [path, pattern] = [pathOf(on), constantOf(argument)];
  return path === undefined || typeof pattern !== 'string' ? undefined : { kind: 'matches', path, pattern };
}

function oneOf(node: ExpressionNode): Formula | undefined {
  if (node.op !== 'in' || node.args[1].op !== 'list') return undefined;
  const path = pathOf(node.args[0]);
  const values = node.args[1].args.map(constantOf).filter((value) => value !== undefined);
  const isWhole = values.length === node.args[1].args.length;
  return path === undefined || !isWhole ? undefined : { kind: 'oneOf', path, values };
}

function comparisonOf(node: ExpressionNode, sign: Sign): Formula | undefined {
  const [left, right] = operandsOf(node);
  const compare = (place: ExpressionNode | undefined, other: ExpressionNode | undefined, used: Sign) => {
    const [path, value] = [pathOf(place), constantOf(other)];
    return path === undefined || value === undefined
      ? undefined
      : ({ kind: 'compare', path, sign: used, value } as const);
  };
  return compare(left, right, sign) ?? compare(right, left, turned[sign]);
}

function operandsOf(node: ExpressionNode): readonly ExpressionNode[] {
  switch (node.op) {
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return node.args;
    default:
      return [];
  }
}

/** `this.?a.orValue(false)` is true if the value is true. */
function truthOf(node: ExpressionNode): Formula | undefined {
  if (node.op !== 'rcall') return undefined;
  const [, on, args] = node.args;
  const path = pathOf(on);
  const otherwise = constantOf(args[0]);
  if (path === undefined || typeof otherwise !== 'boolean') return undefined;
  const holds: Formula = { kind: 'compare', path, sign: '==', value: true };
  return otherwise ? { kind: 'any', of: [{ kind: 'not', of: { kind: 'present', path } }, holds] } : holds;
}

/** The path of a node below `this` or `root`. */
export function pathOf(node: ExpressionNode | undefined): string | undefined {
  if (node === undefined || (node.op !== '.' && node.op !== '.?')) return undefined;
  const [on, name] = node.args;
  if (typeof name !== 'string') return undefined;
  if (on.op === 'id') return on.args === 'this' || on.args === 'root' ? name : undefined;
  const around = pathOf(on);
  return around === undefined ? undefined : `${around}.${name}`;
}

/** The value of a literal. */
export function constantOf(node: ExpressionNode | undefined): Constant | undefined {
  if (node?.op === '-_') {
    const inner = constantOf(node.args);
    return typeof inner === 'number' ? -inner : undefined;
  }
  if (node?.op !== 'value') return undefined;
  const value: unknown = node.args;
  if (typeof value === 'bigint') return Number(value);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}
