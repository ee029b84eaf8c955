import type { ExpressionNode } from '#engine';
import { parseExpression } from '../../compile/expressions.ts';

/** True if two conditions provably exclude each other. In doubt, false. */
export function areExclusive(left: unknown, right: unknown): boolean {
  if (left === false || right === false) return true;
  if (typeof left !== 'string' || typeof right !== 'string') return false;
  const lefts = factsOf(left);
  const rights = factsOf(right);
  return lefts.some((fact) => rights.some((other) => contradict(fact, other)));
}

/** A requirement of a condition: a source text that is, or is not, one of some values. */
interface Fact {
  readonly about: string;
  readonly is: boolean;
  readonly values: readonly string[];
}

function factsOf(condition: string): readonly Fact[] {
  const source = condition.slice(1);
  return conjuncts(parseExpression(source)).flatMap((node) => {
    const negated = node.op === '!_';
    const inner = negated ? node.args : node;
    const fact = factOf(inner, source);
    return [negated ? { ...fact, is: !fact.is } : fact];
  });
}

function conjuncts(node: ExpressionNode): readonly ExpressionNode[] {
  return node.op === '&&' ? node.args.flatMap(conjuncts) : [node];
}

function factOf(node: ExpressionNode, source: string): Fact {
  const text = (part: ExpressionNode): string => source.slice(part.start, part.end);
  if (node.op === '==' || node.op === '!=') {
    const [left, right] = node.args;
    if (right.op === 'value') return { about: text(left), is: node.op === '==', values: [String(right.args)] };
    if (left.op === 'value') return { about: text(right), is: node.op === '==', values: [String(left.args)] };
  }
  if (node.op === 'in' && node.args[1].op === 'list' && node.args[1].args.every((item) => item.op === 'value')) {
    return { about: text(node.args[0]), is: true, values: node.args[1].args.map((item) => String(item.args)) };
  }
  return { about: text(node), is: true, values: ['true'] };
}

function contradict(left: Fact, right: Fact): boolean {
  if (left.about !== right.about) return false;
  if (left.is && right.is) return !left.values.some((value) => right.values.includes(value));
  if (!left.is && !right.is) return false;
  const [positive, negative] = left.is ? [left, right] : [right, left];
  return positive.values.every((value) => negative.values.includes(value));
}
