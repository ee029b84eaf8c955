/** A source longer than this is refused before it is read. */
export const maxSourceLength = 10_000;
/** Nested deeper than this, an expression could exhaust the stack. */
export const maxDepth = 100;
