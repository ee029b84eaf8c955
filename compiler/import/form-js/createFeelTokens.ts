/** Reads the tokens of a FEEL expression one by one. */
export interface FeelTokens {
  /** Consumes the next token if it is this one. Returns whether it did. */
  readonly take: (token: string) => boolean;
  /** Consumes the next token if the table contains it. Returns its entry. */
  readonly takeOne: (table: Readonly<Record<string, string>>) => string | undefined;
  readonly next: () => string | undefined;
  readonly isAtEnd: () => boolean;
}

const longest = 2_000;
const tokenSource =
  /\s*("[^"\\]*"|\d+(?:\.\d+)?|(?:today|now)\(\)|[A-Za-z_][\w]*(?:\.[A-Za-z_]\w*)*|<=|>=|!=|[=<>()+*/-])/y.source;

/** Splits a FEEL expression into tokens. Undefined if it contains others than those of conditions and arithmetic. */
export function createFeelTokens(text: string): FeelTokens | undefined {
  const source = text.trim();
  if (source === '' || source.length > longest) return undefined;
  const token = new RegExp(tokenSource, 'y');
  const tokens: string[] = [];
  for (let end = 0; end < source.length; end = token.lastIndex) {
    token.lastIndex = end;
    const found = token.exec(source)?.[1];
    if (found === undefined) return undefined;
    tokens.push(found);
  }
  let at = 0;
  return {
    take: (wanted) => {
      if (tokens[at] !== wanted) return false;
      at += 1;
      return true;
    },
    takeOne: (table) => {
      const next = tokens[at];
      if (next === undefined || !Object.hasOwn(table, next)) return undefined;
      at += 1;
      return table[next];
    },
    next: () => {
      const next = tokens[at];
      at += 1;
      return next;
    },
    isAtEnd: () => at >= tokens.length,
  };
}
