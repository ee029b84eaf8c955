import type { ExpressionNode } from '#engine';
import { type Bound, bodyOfBind, constantOf, nothingBound, pathOf } from './pathOf.ts';
import { writeNode } from './writeNode.ts';

/** A condition in words, part by part. */
export interface Clause {
  /** How its parts are combined. Undefined for a single statement. */
  readonly join?: 'all' | 'any' | 'not';
  readonly parts: readonly Clause[];
  /** The statement; empty for a combination. */
  readonly text: string;
  /** Its result; `absent` if it failed or a value was absent. Undefined if it was not evaluated by itself. */
  readonly holds: boolean | 'absent' | undefined;
}

/** How the parts of a statement are said in the language of the reader. */
export interface ClausePhrases {
  /** A value by its path, `this.country`. */
  readonly subject: (path: string) => string;
  /** How many entries the list at a path has. */
  readonly count: (path: string) => string;
  /** A literal that the value at a path is compared with. */
  readonly value: (value: unknown, path: string | undefined) => string;
  readonly say: (sign: ClauseSign, parts: { readonly subject: string; readonly value: string }) => string;
  /** Another part of an expression, such as a number that is computed. Undefined if it has no words. */
  readonly other?: (node: ExpressionNode) => string | undefined;
}

type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

export type ClauseSign = Comparison | 'in' | 'contains' | 'present' | 'absent' | 'true' | 'false';

interface Wording {
  readonly words: ClausePhrases;
  readonly bound: Bound;
}

/** Returns a condition as clauses, with the results of its parts. What has no words is shown as it is written. */
export function clausesOf(
  node: ExpressionNode,
  words: ClausePhrases,
  results: ReadonlyMap<ExpressionNode, unknown>,
): Clause {
  return clauseOf(node, { words, bound: nothingBound }, results);
}

function clauseOf(node: ExpressionNode, wording: Wording, results: ReadonlyMap<ExpressionNode, unknown>): Clause {
  const result = results.get(node);
  const holds = typeof result === 'boolean' ? result : results.has(node) ? 'absent' : undefined;
  const bind = bodyOfBind(node, wording.bound);
  if (bind !== undefined) return { ...clauseOf(bind.body, { ...wording, bound: bind.bound }, results), holds };
  if (node.op === '&&' || node.op === '||') {
    const { op } = node;
    const parts = sameOperands(node, op).map((part) => clauseOf(part, wording, results));
    return { join: op === '&&' ? 'all' : 'any', parts, text: '', holds };
  }
  const text = statementOf(node, wording);
  if (text === undefined && node.op === '!_') {
    return { join: 'not', parts: [clauseOf(node.args, wording, results)], text: '', holds };
  }
  return { parts: [], text: text ?? wording.words.other?.(node) ?? writeNode(node), holds };
}

/** `a && b && c` has three parts. */
function sameOperands(node: ExpressionNode, op: '&&' | '||'): readonly ExpressionNode[] {
  if (node.op !== op) return [node];
  const [left, right] = node.args;
  return [...sameOperands(left, op), ...sameOperands(right, op)];
}

function statementOf(node: ExpressionNode, wording: Wording): string | undefined {
  switch (node.op) {
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return comparison(node.op, node.args, wording);
    case 'in':
      return membership(node.args, wording);
    case '!_':
      return node.args.op === 'call' && node.args.args[0] === 'has'
        ? about('absent', node.args.args[1][0], wording)
        : about('false', node.args, wording);
    case 'call':
      return node.args[0] === 'has' ? about('present', node.args[1][0], wording) : undefined;
    default:
      return about('true', node, wording);
  }
}

function about(sign: ClauseSign, node: ExpressionNode | undefined, { words, bound }: Wording): string | undefined {
  const path = node === undefined ? undefined : pathOf(node, bound);
  return path === undefined ? undefined : words.say(sign, { subject: words.subject(path), value: '' });
}

const mirrored: Readonly<Record<Comparison, Comparison>> = {
  ...{ '==': '==', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' },
};

type Sides = readonly [ExpressionNode, ExpressionNode];

/** `7 < this.days` is said as `this.days > 7`. */
function comparison(sign: Comparison, [left, right]: Sides, wording: Wording): string | undefined {
  const { words } = wording;
  const said = [
    { sign, subject: left, other: right },
    { sign: mirrored[sign], subject: right, other: left },
  ].find(({ subject }) => subjectOf(subject, wording) !== undefined);
  if (said === undefined) return undefined;
  const comparedWith = pathOf(said.subject, wording.bound);
  return words.say(said.sign, {
    subject: subjectOf(said.subject, wording) ?? '',
    value: sideOf(said.other, comparedWith, wording),
  });
}

function membership([item, list]: Sides, wording: Wording): string | undefined {
  const { words, bound } = wording;
  const [itemPath, listPath] = [pathOf(item, bound), pathOf(list, bound)];
  if (itemPath !== undefined) {
    const value =
      list.op === 'list'
        ? list.args.map((one) => sideOf(one, itemPath, wording)).join(', ')
        : sideOf(list, itemPath, wording);
    return words.say('in', { subject: words.subject(itemPath), value });
  }
  if (listPath === undefined) return undefined;
  return words.say('contains', { subject: words.subject(listPath), value: sideOf(item, listPath, wording) });
}

/** A value, the number of entries of a list, or a computed value that has words. */
function subjectOf(node: ExpressionNode, { words, bound }: Wording): string | undefined {
  const path = pathOf(node, bound);
  if (path !== undefined) return words.subject(path);
  const [list] = node.op === 'call' && node.args[0] === 'size' ? node.args[1] : [];
  const listPath = list === undefined ? undefined : pathOf(list, bound);
  return listPath === undefined ? words.other?.(node) : words.count(listPath);
}

/** One side of a comparison: a literal, another value, or the source. */
function sideOf(node: ExpressionNode, comparedWith: string | undefined, wording: Wording): string {
  const literal = constantOf(node, wording.bound);
  if (literal !== undefined) return wording.words.value(literal, comparedWith);
  return subjectOf(node, wording) ?? writeNode(node);
}
