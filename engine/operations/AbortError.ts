/** What a cancelled call rejects with: nothing failed, nobody wants the answer any more. */
export class AbortError extends Error {
  constructor(operation: string) {
    super(`${operation} was cancelled`);
    this.name = 'AbortError';
  }
}

/** Tells a cancelled call from a failed one, whoever threw it. */
export function isAbortError(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
