/** The rejection of a cancelled call. The call did not fail. */
export class AbortError extends Error {
  constructor(operation: string) {
    super(`${operation} was cancelled`);
    this.name = 'AbortError';
  }
}

/** Distinguishes a cancelled call from a failed one, whatever threw the error. */
export function isAbortError(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
