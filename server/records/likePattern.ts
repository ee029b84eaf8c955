/** Returns a LIKE pattern for a text. Wildcards in the text are escaped. */
export function likePattern(text: string, match: 'anywhere' | 'start'): string {
  const escaped = text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return match === 'anywhere' ? `%${escaped}%` : `${escaped}%`;
}
