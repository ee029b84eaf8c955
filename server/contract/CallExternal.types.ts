/**
 * Calls another system outside a transaction. The transaction ends, the response is fetched, and the whole handler runs
 * again from its start with the response.
 */
export type CallExternal = <Answer>(
  /** Distinguishes several external calls of one handler. */
  question: string,
  /** Runs once, in the transaction: reads what the request needs and returns the function that sends it. */
  begin: () => Promise<() => Promise<Answer>>,
  /** `keep`: what was written before, also in `begin`, is committed instead of rolled back. */
  how?: { readonly keep: boolean },
) => Promise<Answer>;
