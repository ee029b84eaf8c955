/** The database cannot be reached, has ended, or did not answer in time: the same call may succeed later. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database does not answer: ${wordsOf(cause)}.`, { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** States of PostgreSQL by which it ends connections, has no room for them, or stops a statement that took too long. */
const awayStates = /^(08...|53...|57P0.|57014|25P03)$/;
/** Errors of the driver have no state. */
const awayWords = /timeout|connection|not queryable|connect E|pool after calling end/i;

/** The error as those who call the database should see it. */
export function toDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  const code = 'code' in error ? String(error.code) : '';
  const isState = /^[0-9A-Z]{5}$/.test(code) && 'severity' in error;
  const isAway = isState ? awayStates.test(code) : /^E[A-Z_]+$/.test(code) || awayWords.test(error.message);
  return isAway ? new DatabaseUnavailable(error) : error;
}

/** An error of the driver that means a connection is of no more use, though nobody has closed it. */
export function isStuck(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

function wordsOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  // Where a name has several addresses, the errors of all are in one without words.
  return cause.message === '' && 'code' in cause ? String(cause.code) : cause.message;
}
