const longestText = 2_000;

/** Escapes a foreign text for a definition: braces and apostrophes are literal, and nothing is an expression. */
export function escapeText(text: string): string {
  const short = text.length > longestText ? `${text.slice(0, longestText)}…` : text;
  const escaped = short.replaceAll("'", "''").replaceAll(/[{}]+/g, (braces) => `'${braces}'`);
  return escaped.startsWith('=') ? `\\${escaped}` : escaped;
}

/** Escapes a foreign value where a definition would read a leading `=` as an expression. */
export function escapeValue<T>(value: T): T | string {
  return typeof value === 'string' && value.startsWith('=') ? `\\${value}` : value;
}
