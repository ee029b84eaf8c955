/** An error in the log. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** The location in the database, by names of our own schema. */
  readonly table?: string;
  readonly constraint?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
}

const longestChain = 5;

/**
 * Returns the logged facts of an error. They contain no statement, no parameters, no row and no quoted values, which
 * the errors of databases include.
 */
export function toLoggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const facts = { code: word(error, 'code'), table: word(error, 'table'), constraint: word(error, 'constraint') };
  const message = isOfDatabase(error) ? withoutValues(error.message, Object.values(facts)) : error.message;
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  const cause =
    error.cause === undefined || depth >= longestChain ? {} : { cause: toLoggedError(error.cause, depth + 1) };
  return { type: error.name, message, ...known, stack: framesOf(error), ...cause };
}

/** Errors of PostgreSQL and PGlite have a five-character SQLSTATE and a severity. */
function isOfDatabase(error: Error): boolean {
  return /^[0-9A-Z]{5}$/.test(word(error, 'code') ?? '') && word(error, 'severity') !== undefined;
}

/** Messages quote names of tables and constraints, and also values of users, which are removed. */
function withoutValues(message: string, names: readonly (string | undefined)[]): string {
  return message.replace(/"([^"]*)"/gs, (quoted, inner) => (names.includes(inner) ? quoted : '"…"'));
}

/** Returns the stack frames without the message, which can have several lines. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

function word(error: Error, name: string): string | undefined {
  const value: unknown = Object.getOwnPropertyDescriptor(error, name)?.value;
  return typeof value === 'string' ? value : undefined;
}
