/**
 * Asks another system while no transaction waits for it. The transaction ends, the answer is fetched, and the whole
 * call runs again from its beginning, with the answer in its place.
 */
export type CallExternal = <Answer>(
  /** Tells the questions of one call apart. */
  question: string,
  /** Runs once, in the transaction: looks up what is needed and answers how to ask. */
  begin: () => Promise<() => Promise<Answer>>,
  /** `keep`: what was written before, in `begin` too, is committed and not undone. */
  how?: { readonly keep: boolean },
) => Promise<Answer>;
