import { every, literal, negate, some } from '../write/literal.ts';
import { createFeelTokens, type FeelTokens } from './createFeelTokens.ts';

/** Returns the path of a value in expressions by its name in the form. Undefined for an unknown name. */
export type FindPath = (name: string) => string | undefined;

/** A part of an expression. It only has a value if its paths are present. */
interface Part {
  readonly kind: 'condition' | 'value';
  readonly source: string;
  readonly paths: readonly string[];
  /** The part is a single name or a constant. */
  readonly isSimple?: true;
  readonly isNull?: true;
}

/**
 * Translates a FEEL condition to an expression. Undefined if it contains more than comparisons, arithmetic and `and`,
 * `or`, `not`.
 */
export function parseFeelCondition(text: string, pathOf: FindPath): string | undefined {
  const part = parse(text, pathOf);
  return part === undefined ? undefined : conditionOf(part);
}

/** Translates a FEEL calculation to an expression. Undefined if it contains more than arithmetic. */
export function parseFeelValue(text: string, pathOf: FindPath): string | undefined {
  const part = parse(text, pathOf);
  return part === undefined || part.isNull ? undefined : part.source;
}

function parse(text: string, pathOf: FindPath): Part | undefined {
  const tokens = createFeelTokens(text.replace(/^\s*=/, ''));
  if (tokens === undefined) return undefined;
  const part = readOr({ tokens, pathOf, depth: 0 });
  return tokens.isAtEnd() ? part : undefined;
}

interface Reading {
  readonly tokens: FeelTokens;
  readonly pathOf: FindPath;
  readonly depth: number;
}

const deepest = 40;

function readOr(reading: Reading): Part | undefined {
  return readJoined(reading, 'or', readAnd, some);
}

function readAnd(reading: Reading): Part | undefined {
  return readJoined(reading, 'and', readComparison, every);
}

function readJoined(
  reading: Reading,
  word: string,
  read: (reading: Reading) => Part | undefined,
  join: (conditions: readonly string[]) => string,
): Part | undefined {
  const parts = [read(reading)];
  while (reading.tokens.take(word)) parts.push(read(reading));
  const [first] = parts;
  if (parts.length === 1) return first;
  const conditions = parts.map((part) => (part === undefined ? undefined : conditionOf(part)));
  const known = conditions.filter((condition) => condition !== undefined);
  return known.length === parts.length ? { kind: 'condition', source: join(known), paths: [] } : undefined;
}

const comparisons: Readonly<Record<string, string>> = {
  '=': '==',
  '!=': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

function readComparison(reading: Reading): Part | undefined {
  const left = readSum(reading);
  const sign = reading.tokens.takeOne(comparisons);
  if (sign === undefined || left === undefined) return left;
  const right = readSum(reading);
  if (right === undefined) return undefined;
  if (left.isNull || right.isNull) return compareWithNull(left.isNull ? right : left, sign);
  const holds = `${left.source} ${sign} ${right.source}`;
  const present = [...left.paths, ...right.paths].map((path) => `has(${path})`);
  // An absent value is null, which differs from every value and is greater than none.
  const source = sign === '!=' ? some([...present.map(negate), holds]) : every([...present, holds]);
  return { kind: 'condition', source, paths: [] };
}

function compareWithNull({ paths, isSimple }: Part, sign: string): Part | undefined {
  const [path] = paths;
  if (path === undefined || !isSimple || (sign !== '==' && sign !== '!=')) return undefined;
  const present = `has(${path})`;
  return { kind: 'condition', source: sign === '==' ? negate(present) : present, paths: [] };
}

function readSum(reading: Reading): Part | undefined {
  return readArithmetic(reading, { '+': '+', '-': '-' }, readProduct);
}

function readProduct(reading: Reading): Part | undefined {
  return readArithmetic(reading, { '*': '*', '/': '/' }, readPrimary);
}

function readArithmetic(
  reading: Reading,
  signs: Readonly<Record<string, string>>,
  read: (reading: Reading) => Part | undefined,
): Part | undefined {
  let left = read(reading);
  for (let sign = reading.tokens.takeOne(signs); sign !== undefined; sign = reading.tokens.takeOne(signs)) {
    const right = read(reading);
    if (left === undefined || right === undefined || left.kind !== 'value' || right.kind !== 'value') return undefined;
    const paths = [...left.paths, ...right.paths];
    left = { kind: 'value', source: `${asNumber(left)} ${sign} ${asNumber(right)}`, paths };
  }
  return left;
}

function asNumber({ source, paths, isSimple }: Part): string {
  if (isSimple && paths.length > 0) return `double(${source})`;
  return /^\d+$/.test(source) ? `${source}.0` : source;
}

function readPrimary(reading: Reading): Part | undefined {
  const { tokens, pathOf } = reading;
  if (reading.depth > deepest) return undefined;
  const inner = { ...reading, depth: reading.depth + 1 };
  if (tokens.take('not')) {
    const part = tokens.take('(') ? readOr(inner) : undefined;
    const condition = part === undefined || !tokens.take(')') ? undefined : conditionOf(part);
    return condition === undefined ? undefined : { kind: 'condition', source: negate(condition), paths: [] };
  }
  if (tokens.take('(')) {
    const part = readOr(inner);
    if (part === undefined || !tokens.take(')')) return undefined;
    return part.isSimple ? part : { ...part, source: part.kind === 'value' ? `(${part.source})` : part.source };
  }
  const token = tokens.next();
  if (token === undefined) return undefined;
  if (token === 'null') return { kind: 'value', source: 'null', paths: [], isSimple: true, isNull: true };
  if (token === 'true' || token === 'false') return { kind: 'condition', source: token, paths: [], isSimple: true };
  if (/^\d/.test(token)) return { kind: 'value', source: token, paths: [], isSimple: true };
  if (token.startsWith('"')) return { kind: 'value', source: literal(token.slice(1, -1)), paths: [], isSimple: true };
  if (/^(today|now)\(\)$/.test(token)) return { kind: 'value', source: token, paths: [] };
  const path = pathOf(token);
  return path === undefined ? undefined : { kind: 'value', source: path, paths: [path], isSimple: true };
}

/** A plain name is true if its value is true. */
function conditionOf({ kind, source, paths, isSimple }: Part): string | undefined {
  if (kind === 'condition') return source;
  const [path] = paths;
  return path !== undefined && isSimple ? every([`has(${path})`, `${path} == true`]) : undefined;
}
