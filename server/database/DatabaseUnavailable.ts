/** The database cannot be reached, was shut down, or did not respond in time. The same call may succeed later. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database does not answer: ${wordsOf(cause)}.`, { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** SQLSTATEs with which PostgreSQL ends or refuses connections, or cancels a statement that took too long. */
const awayStates = /^(08...|53...|57P0.|57014|25P03)$/;
/** Errors of the driver have no SQLSTATE. */
const awayWords = /timeout|connection|not queryable|connect E|pool after calling end/i;

/** Maps an error to `DatabaseUnavailable` where the database is unavailable; returns other errors unchanged. */
export function toDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  const code = 'code' in error ? String(error.code) : '';
  const isState = /^[0-9A-Z]{5}$/.test(code) && 'severity' in error;
  const isAway = isState ? awayStates.test(code) : /^E[A-Z_]+$/.test(code) || awayWords.test(error.message);
  return isAway ? new DatabaseUnavailable(error) : error;
}

/** Returns whether an error of the driver means that a connection is unusable, although it is still open. */
export function isStuck(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

function wordsOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  // If a name has several addresses, the AggregateError of all of them has no message.
  return cause.message === '' && 'code' in cause ? String(cause.code) : cause.message;
}
