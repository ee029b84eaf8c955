const longestText = 2_000;

/** A foreign text as a text of a definition: braces and apostrophes stand for themselves, and nothing is an expression. */
export function escapeText(text: string): string {
  const short = text.length > longestText ? `${text.slice(0, longestText)}…` : text;
  const escaped = short.replaceAll("'", "''").replaceAll(/[{}]+/g, (braces) => `'${braces}'`);
  return escaped.startsWith('=') ? `\\${escaped}` : escaped;
}

/** A foreign value where a definition would read a text that begins with `=` as an expression. */
export function escapeValue<T>(value: T): T | string {
  return typeof value === 'string' && value.startsWith('=') ? `\\${value}` : value;
}
