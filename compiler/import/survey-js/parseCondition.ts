import { every, literal, negate, some } from '../write/literal.ts';

/** Returns the path of a question in expressions by its name in the survey. Undefined for an unknown name. */
export type FindPath = (name: string) => string | undefined;

/** The expression is sticky and has state, so a new one is created for each text. */
const tokenSource = /\s*(\{[^{}]*\}|'[^']*'|"[^"]*"|-?\d+(?:\.\d+)?|<=|>=|<>|!=|==|[=<>()!]|&&|\|\||[A-Za-z]+)/y.source;
const longest = 2_000;

const operators: Readonly<Record<string, string>> = {
  '=': '==',
  '==': '==',
  equal: '==',
  '!=': '!=',
  '<>': '!=',
  notequal: '!=',
  '<': '<',
  less: '<',
  '>': '>',
  greater: '>',
  '<=': '<=',
  lessorequal: '<=',
  '>=': '>=',
  greaterorequal: '>=',
};

/**
 * Translates a SurveyJS condition to an expression. Undefined if it contains more than comparisons of answers with
 * constants.
 */
export function parseCondition(text: string, pathOf: FindPath): string | undefined {
  const tokens = tokensOf(text);
  if (tokens === undefined) return undefined;
  let at = 0;
  const next = (): string => tokens[at++] ?? '';
  const peek = (): string => (tokens[at] ?? '').toLowerCase();

  const readAny = (): string | undefined => {
    const parts = [readAll()];
    while (peek() === 'or' || peek() === '||') {
      next();
      parts.push(readAll());
    }
    return allKnown(parts, some);
  };
  const readAll = (): string | undefined => {
    const parts = [readOne()];
    while (peek() === 'and' || peek() === '&&') {
      next();
      parts.push(readOne());
    }
    return allKnown(parts, every);
  };
  const readOne = (): string | undefined => {
    const first = next();
    if (first === '(') {
      const inner = readAny();
      return next() === ')' ? inner : undefined;
    }
    if (first === '!' || first.toLowerCase() === 'not') {
      const inner = readOne();
      return inner === undefined ? undefined : negate(inner);
    }
    const path = first.startsWith('{') ? pathOf(first.slice(1, -1).trim()) : undefined;
    return path === undefined ? undefined : readComparison(path, next().toLowerCase(), () => constantOf(next()));
  };

  const read = readAny();
  return at === tokens.length ? read : undefined;
}

function readComparison(path: string, operator: string, constant: () => string | undefined): string | undefined {
  const present = `has(${path})`;
  if (operator === 'empty') return negate(present);
  if (operator === 'notempty') return present;
  const value = constant();
  if (value === undefined) return undefined;
  if (operator === 'contains') return every([present, `${value} in ${path}`]);
  const sign = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
  if (sign === undefined) return undefined;
  const holds = `${path} ${sign} ${value}`;
  return sign === '!=' ? some([negate(present), holds]) : every([present, holds]);
}

function constantOf(text: string): string | undefined {
  if (/^['"]/.test(text)) return literal(text.slice(1, -1));
  return /^(-?\d|true$|false$)/.test(text) ? text : undefined;
}

function tokensOf(text: string): readonly string[] | undefined {
  const tokens: string[] = [];
  const source = text.trimEnd();
  if (source.length > longest) return undefined;
  const token = new RegExp(tokenSource, 'y');
  for (let end = 0; end < source.length; end = token.lastIndex) {
    token.lastIndex = end;
    const found = token.exec(source)?.[1];
    if (found === undefined) return undefined;
    tokens.push(found);
  }
  return tokens;
}

function allKnown(
  parts: readonly (string | undefined)[],
  join: (conditions: readonly string[]) => string,
): string | undefined {
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? join(known) : undefined;
}
