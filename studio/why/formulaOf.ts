import type { ExpressionNode } from '#engine';
import { type Clause, type ClausePhrases, clausesOf } from './clausesOf.ts';
import { constantOf, nothingBound, pathOf } from './pathOf.ts';
import { writeNode } from './writeNode.ts';

/** How computed values are said in the language of the reader. */
export interface FormulaPhrases extends ClausePhrases {
  readonly tell: (phrase: FormulaPhrase, values: Readonly<Record<string, string>>) => string;
  /** What a property of the entries of a list is called. */
  readonly mark: (name: string) => string;
}

export type FormulaPhrase = 'rounded' | 'sum' | 'all' | 'some' | 'exists' | 'every' | 'shown' | 'and' | 'or' | 'not';

type Results = ReadonlyMap<ExpressionNode, unknown>;

interface Wording {
  readonly words: FormulaPhrases;
  readonly results: Results;
}

/** One value of a choice, and the condition under which it is the result. */
export interface FormulaCase {
  readonly value: string;
  /** Undefined for the last one, which is the result if no condition is met. */
  readonly condition: Clause | undefined;
  readonly isTaken: boolean;
}

/** Returns a condition as clauses, with words for the numbers and lists in it. */
export function formulaClauses(node: ExpressionNode, words: FormulaPhrases, results: Results): Clause {
  return clausesOf(node, { ...words, other: (part) => spoken(part, { words, results }) }, results);
}

/** Returns a computed value in words, with the values of its parts: `the sum of “Points” (7)`. */
export function formulaOf(node: ExpressionNode, words: FormulaPhrases, results: Results): string {
  return said(node, { words, results });
}

/** Returns the cases of `a ? b : c ? d : e`, in this order. Empty for other expressions. */
export function casesOf(node: ExpressionNode, words: FormulaPhrases, results: Results): readonly FormulaCase[] {
  if (node.op !== '?:') return [];
  const [condition, yes, no] = node.args;
  const isTaken = results.get(condition) === true;
  const clause = formulaClauses(condition, words, results);
  const further = casesOf(no, words, results);
  const last: readonly FormulaCase[] =
    further.length > 0 ? further : [{ value: formulaOf(no, words, results), condition: undefined, isTaken: true }];
  return [
    { value: formulaOf(yes, words, results), condition: clause, isTaken },
    ...last.map((one) => ({ ...one, isTaken: one.isTaken && !isTaken })),
  ];
}

/** A condition on one line. */
export function lineOfClause({ join, parts, text }: Clause, tell: FormulaPhrases['tell']): string {
  const lines = parts.map((part) => lineOfClause(part, tell));
  if (join === 'not') return tell('not', { text: lines.join(' ') });
  if (join === undefined) return text;
  return lines.reduce((left, right) => tell(join === 'all' ? 'and' : 'or', { left, right }));
}

const signs: Readonly<Record<string, string>> = { '+': '+', '-': '−', '*': '×', '/': '÷' };

function said(node: ExpressionNode, wording: Wording): string {
  const { words } = wording;
  const literal = constantOf(node, nothingBound);
  if (literal !== undefined) return words.value(literal, undefined);
  const path = pathOf(node, nothingBound);
  if (path !== undefined) return words.subject(path);
  return spoken(node, wording) ?? writeNode(node);
}

/** Undefined for what has no words. */
function spoken(node: ExpressionNode, wording: Wording): string | undefined {
  switch (node.op) {
    case '+':
    case '-':
    case '*':
    case '/': {
      const [left, right] = node.args;
      return `${operand(left, node, wording)} ${signs[node.op]} ${operand(right, node, wording)}`;
    }
    case 'call':
      return ofCall(node, wording);
    case 'rcall':
      return ofList(node, wording);
    default:
      return undefined;
  }
}

/** A sum that is multiplied is in brackets. */
function operand(node: ExpressionNode, around: ExpressionNode, wording: Wording): string {
  const isSum = node.op === '+' || node.op === '-';
  const text = said(node, wording);
  return isSum && (around.op === '*' || around.op === '/' || around.op === '-') ? `(${text})` : text;
}

/** Conversions between kinds of numbers change nothing that a reader would see. */
const conversions: ReadonlySet<string> = new Set(['int', 'double', 'string']);

function ofCall(node: Extract<ExpressionNode, { op: 'call' }>, wording: Wording): string | undefined {
  const [name, [first, second]] = node.args;
  if (first === undefined) return undefined;
  if (conversions.has(name)) return said(first, wording);
  const constant = second === undefined ? undefined : constantOf(second, nothingBound);
  const { tell, mark } = wording.words;
  if (name === 'round' && constant !== undefined) {
    return tell('rounded', { value: said(first, wording), digits: String(constant) });
  }
  if (name === 'sum' && typeof constant === 'string' && isAnswers(first)) {
    return shown(node, tell('sum', { mark: mark(constant) }), wording);
  }
  return name === 'size' ? countOf(node, first, wording) : undefined;
}

function ofList(node: Extract<ExpressionNode, { op: 'rcall' }>, wording: Wording): string | undefined {
  const [name, list, args] = node.args;
  if (name === 'size') return countOf(node, list, wording);
  const condition = isAnswers(list) ? conditionOf(args, wording) : undefined;
  if (condition === undefined || (name !== 'exists' && name !== 'all')) return undefined;
  return wording.words.tell(name === 'all' ? 'every' : 'exists', { condition });
}

/** How many answers there are, or how many of a kind. */
function countOf(node: ExpressionNode, list: ExpressionNode, wording: Wording): string | undefined {
  const { tell } = wording.words;
  if (isAnswers(list)) return shown(node, tell('all', {}), wording);
  if (list.op !== 'rcall' || list.args[0] !== 'filter' || !isAnswers(list.args[1])) return undefined;
  const condition = conditionOf(list.args[2], wording);
  return condition === undefined ? undefined : shown(node, tell('some', { condition }), wording);
}

/** The condition of a macro about its entries: `a.right` is what the mark is called. */
function conditionOf([item, condition]: readonly ExpressionNode[], { words }: Wording): string | undefined {
  if (item?.op !== 'id' || condition === undefined) return undefined;
  const prefix = `${item.args}.`;
  const subject = (path: string): string =>
    path.startsWith(prefix) ? words.mark(path.slice(prefix.length)) : words.subject(path);
  return lineOfClause(clausesOf(condition, { ...words, subject }, new Map()), words.tell);
}

function isAnswers(node: ExpressionNode): boolean {
  return node.op === 'id' && node.args === 'answers';
}

/** Adds the value of a part, if it was evaluated by itself. */
function shown(node: ExpressionNode, text: string, { words, results }: Wording): string {
  const value = results.get(node);
  return value === undefined ? text : words.tell('shown', { text, value: words.value(value, undefined) });
}
