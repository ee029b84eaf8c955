/** An error as the log keeps it. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** Where in the database, by names that are ours. */
  readonly table?: string;
  readonly constraint?: string;
  readonly stack: string;
  readonly cause?: LoggedError;
}

const longestChain = 5;

/**
 * What the log keeps of an error: never the statement, its parameters or the row, which errors of databases carry
 * along, and no value that the message of a database quotes.
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

/** Errors of PostgreSQL and PGlite have a five-character state and how severe it is. */
function isOfDatabase(error: Error): boolean {
  return /^[0-9A-Z]{5}$/.test(word(error, 'code') ?? '') && word(error, 'severity') !== undefined;
}

/** Quoted are names of tables and constraints, and what somebody has written. */
function withoutValues(message: string, names: readonly (string | undefined)[]): string {
  return message.replace(/"([^"]*)"/gs, (quoted, inner) => (names.includes(inner) ? quoted : '"…"'));
}

/** The message is at the head of a stack, over as many lines as it has. */
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
