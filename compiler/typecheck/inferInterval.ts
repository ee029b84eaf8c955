import type { ExpressionNode } from '#engine';
import { parseExpression } from '../compile/expressions.ts';
import { literalOf } from './conditionAtoms.ts';

/** The possible numbers of an expression. */
export interface Interval {
  readonly least: number;
  readonly most: number;
}

/** What is known about the numbers that an expression reads. */
export interface Bounds {
  /** Path → its possible numbers: results computed earlier, settings. */
  readonly paths: ReadonlyMap<string, Interval>;
  /** List → its maximum length. */
  readonly lists: ReadonlyMap<string, number>;
  /** List and mark → the sum of the mark over the list. */
  readonly sums: ReadonlyMap<string, Interval>;
}

/** Bounds of a number. Undefined if unknown. A computation that fails returns no number. */
export function inferInterval(source: string, bounds: Bounds): Interval | undefined {
  return inferNode(parseExpression(source), { source, bounds });
}

/** Branches of `? :` that no number can reach, as source. */
export function deadBranches(source: string, bounds: Bounds): readonly string[] {
  const dead: string[] = [];
  const visit = (node: ExpressionNode): void => {
    if (node.op !== '?:') return;
    const [when, yes, no] = node.args;
    const answer = decide(when, { source, bounds });
    if (answer !== undefined) dead.push(source.slice((answer ? no : yes).start, (answer ? no : yes).end));
    if (answer !== false) visit(yes);
    if (answer !== true) visit(no);
  };
  visit(parseExpression(source));
  return dead;
}

interface Place {
  readonly source: string;
  readonly bounds: Bounds;
}

function textOf(node: ExpressionNode, { source }: Place): string {
  return source.slice(node.start, node.end);
}

function inferNode(node: ExpressionNode, place: Place): Interval | undefined {
  const literal = literalOf(node);
  if (typeof literal === 'number') return { least: literal, most: literal };
  switch (node.op) {
    case '.':
    case 'id':
      return place.bounds.paths.get(textOf(node, place));
    case '+':
    case '-':
    case '*':
    case '/':
      return combine(node.op, node.args, place);
    case '?:': {
      const [, yes, no] = node.args;
      const [a, b] = [inferNode(yes, place), inferNode(no, place)];
      return a && b && { least: Math.min(a.least, b.least), most: Math.max(a.most, b.most) };
    }
    case 'call':
    case 'rcall':
      return inferCall(node, place);
    default:
      return undefined;
  }
}

function inferCall(node: ExpressionNode & { readonly op: 'call' | 'rcall' }, place: Place): Interval | undefined {
  const [name] = node.args;
  const args = node.op === 'call' ? node.args[1] : [node.args[1], ...node.args[2]];
  const [first, second] = args;
  if (first === undefined) return undefined;
  if (name === 'size') {
    const most = lengthOf(first, place);
    return most === undefined ? undefined : { least: 0, most };
  }
  if (name === 'sum' && second?.op === 'value') return sumOf(first, String(second.args), place);
  if (name === 'round') {
    const inner = inferNode(first, place);
    const digits = second === undefined ? 0 : literalOf(second);
    if (inner === undefined || typeof digits !== 'number') return undefined;
    const unit = 10 ** -digits;
    return { least: Math.floor(inner.least / unit) * unit, most: Math.ceil(inner.most / unit) * unit };
  }
  return undefined;
}

/** The maximum length of a list. A filtered list is at most as long. */
function lengthOf(node: ExpressionNode, place: Place): number | undefined {
  if (node.op === 'rcall' && (node.args[0] === 'filter' || node.args[0] === 'map'))
    return lengthOf(node.args[1], place);
  return place.bounds.lists.get(textOf(node, place));
}

function sumOf(node: ExpressionNode, mark: string, place: Place): Interval | undefined {
  if (node.op === 'rcall' && node.args[0] === 'filter') return sumOf(node.args[1], mark, place);
  return place.bounds.sums.get(`${textOf(node, place)} ${mark}`);
}

function combine(
  operator: '+' | '-' | '*' | '/',
  [left, right]: readonly [ExpressionNode, ExpressionNode],
  place: Place,
): Interval | undefined {
  const share = operator === '/' ? shareOf(left, right, place) : undefined;
  if (share !== undefined) return share;
  const [a, b] = [inferNode(left, place), inferNode(right, place)];
  if (a === undefined || b === undefined) return undefined;
  if (operator === '+') return { least: a.least + b.least, most: a.most + b.most };
  if (operator === '-') return { least: a.least - b.most, most: a.most - b.least };
  // A divisor that may be zero or change its sign gives no bounds.
  if (operator === '/' && b.least <= 0 && b.most >= 0) return undefined;
  const corners = [a.least, a.most].flatMap((x) => [b.least, b.most].map((y) => (operator === '*' ? x * y : x / y)));
  // Integer division truncates towards zero.
  const values = operator === '/' ? [...corners, ...corners.map(Math.trunc)] : corners;
  return { least: Math.min(...values), most: Math.max(...values) };
}

/** `100 * part.size() / whole.size()` is a share of the factor, for any length. */
function shareOf(left: ExpressionNode, right: ExpressionNode, place: Place): Interval | undefined {
  const whole = listCounted(right);
  const [factor, counted] = left.op === '*' ? [literalOf(left.args[0]), left.args[1]] : [1, left];
  const part = listCounted(counted);
  if (whole === undefined || part === undefined || typeof factor !== 'number' || factor < 0) return undefined;
  if (part.op !== 'rcall' || part.args[0] !== 'filter') return undefined;
  return textOf(part.args[1], place) === textOf(whole, place) ? { least: 0, most: factor } : undefined;
}

function listCounted(node: ExpressionNode): ExpressionNode | undefined {
  if (node.op === 'call' && node.args[0] === 'size') return node.args[1][0];
  return node.op === 'rcall' && node.args[0] === 'size' && node.args[2].length === 0 ? node.args[1] : undefined;
}

/** The result of a condition over bounded numbers, if only one is possible. */
function decide(node: ExpressionNode, place: Place): boolean | undefined {
  if (node.op === '&&' || node.op === '||') {
    const [a, b] = node.args.map((side) => decide(side, place));
    const decisive = node.op === '||';
    if (a === decisive || b === decisive) return decisive;
    return a === undefined || b === undefined ? undefined : !decisive;
  }
  if (node.op !== '<' && node.op !== '<=' && node.op !== '>' && node.op !== '>=' && node.op !== '==') return undefined;
  const [a, b] = node.args.map((side) => inferNode(side, place));
  if (a === undefined || b === undefined) return undefined;
  if (node.op === '==') return a.most < b.least || b.most < a.least ? false : undefined;
  const isLess = node.op === '<' || node.op === '<=';
  const [small, large] = isLess ? [a, b] : [b, a];
  const isStrict = node.op === '<' || node.op === '>';
  if (isStrict ? small.most < large.least : small.most <= large.least) return true;
  if (isStrict ? small.least >= large.most : small.least > large.most) return false;
  return undefined;
}

/** The only possible result of a condition over bounded numbers. Undefined if both are possible or nothing is known. */
export function proveByBounds(source: string, bounds: Bounds): boolean | undefined {
  return decide(parseExpression(source), { source, bounds });
}
