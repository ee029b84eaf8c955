import type { ExpressionNode } from '#engine';
import { ExpressionError } from '#engine/internal';
import { parseExpression } from '../compile/expressions.ts';

/** Describes an expression, without its leading `=`, in words. Returns the source if it cannot be parsed. */
export function describeExpression(source: string): string {
  return describe(source, describeNode);
}

/** Describes a boolean expression in words: a plain path "is true". */
export function describeConditionSource(source: string): string {
  return describe(source, conditionOf);
}

function describe(source: string, words: (node: ExpressionNode) => string): string {
  try {
    return words(parseExpression(source));
  } catch (error) {
    if (error instanceof ExpressionError) return source;
    throw error;
  }
}

interface Comparison {
  readonly plain: string;
  /** Used instead if one side is a point in time. */
  readonly time: string;
}

const comparisons: Readonly<Record<string, Comparison>> = {
  '==': { plain: 'is', time: 'is' },
  '!=': { plain: 'is not', time: 'is not' },
  '<': { plain: 'is less than', time: 'is before' },
  '<=': { plain: 'is at most', time: 'is not after' },
  '>': { plain: 'is more than', time: 'is after' },
  '>=': { plain: 'is at least', time: 'is not before' },
};

function conditionOf(node: ExpressionNode): string {
  switch (node.op) {
    case '&&':
      return `${grouped(node.args[0], '||')} and ${grouped(node.args[1], '||')}`;
    case '||':
      return `${grouped(node.args[0], '&&')} or ${grouped(node.args[1], '&&')}`;
    case '!_':
      return negated(node.args);
    case 'in':
      return memberOf(node.args[0], node.args[1], false);
    case 'call':
      return node.args[0] === 'has' ? `${node.args[1].map(sourceOf).join(', ')} is present` : describeNode(node);
    case '?:':
      return `if ${conditionOf(node.args[0])}, ${conditionOf(node.args[1])}; otherwise ${conditionOf(node.args[2])}`;
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compared(node.op, node.args[0], node.args[1]);
    case 'id':
    case '.':
    case '.?':
      return `${describeNode(node)} is true`;
    default:
      return describeNode(node);
  }
}

function grouped(node: ExpressionNode, weaker: ExpressionNode['op']): string {
  const words = conditionOf(node);
  return node.op === weaker || node.op === '?:' ? `(${words})` : words;
}

function negated(node: ExpressionNode): string {
  if (node.op === 'call' && node.args[0] === 'has') return `${node.args[1].map(sourceOf).join(', ')} is absent`;
  if (node.op === 'in') return memberOf(node.args[0], node.args[1], true);
  if (node.op === 'id' || node.op === '.' || node.op === '.?') return `${describeNode(node)} is false`;
  return `not (${conditionOf(node)})`;
}

function memberOf(item: ExpressionNode, list: ExpressionNode, isNot: boolean): string {
  if (list.op === 'list')
    return `${describeNode(item)} is ${isNot ? 'not ' : ''}one of ${list.args.map(describeNode).join(', ')}`;
  return `${describeNode(list)} ${isNot ? 'does not contain' : 'contains'} ${describeNode(item)}`;
}

function compared(operator: string, left: ExpressionNode, right: ExpressionNode): string {
  const words = comparisons[operator];
  const isTime = [left, right].some(isTimeCall);
  return `${describeNode(left)} ${(isTime ? words?.time : words?.plain) ?? operator} ${describeNode(right)}`;
}

const timeFunctions: ReadonlySet<string> = new Set(['today', 'now', 'date', 'addDays', 'addMonths', 'endOfYear']);

function isTimeCall(node: ExpressionNode): boolean {
  if (node.op === '+' || node.op === '-') return isTimeCall(node.args[0]);
  return node.op === 'call' && timeFunctions.has(node.args[0]);
}

function describeNode(node: ExpressionNode): string {
  if (node.op === '?:') {
    const [condition, first, second] = node.args;
    return `if ${conditionOf(condition)}, ${describeNode(first)}; otherwise ${describeNode(second)}`;
  }
  if (node.op === '&&' || node.op === '||' || node.op === '!_' || node.op === 'in' || node.op in comparisons) {
    return conditionOf(node);
  }
  if (node.op === 'call' && node.args[0] === 'has') return conditionOf(node);
  if (node.op === 'rcall' && node.args[0] === 'orValue') {
    const [, value, [instead]] = node.args;
    return instead === undefined ? sourceOf(node) : `${describeNode(value)} (${describeNode(instead)} if absent)`;
  }
  if (node.op === '+' || node.op === '-')
    return `${describeNode(node.args[0])} ${node.op} ${describeNode(node.args[1])}`;
  return sourceOf(node);
}

/** The source of a node. How absent values are handled is described where they are replaced. */
function sourceOf({ input, range }: ExpressionNode): string {
  return input.slice(range.start, range.end).replaceAll('.?', '.');
}
