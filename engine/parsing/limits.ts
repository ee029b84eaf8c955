/** The maximum length of a source. Longer sources are refused before they are parsed. */
export const maxSourceLength = 10_000;
/** The maximum nesting of an expression. Deeper ones could exhaust the stack. */
export const maxDepth = 100;
