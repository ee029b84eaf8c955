/** A LIKE pattern for text that may hold wildcards of its own; they are searched for as they stand. */
export function likePattern(text: string, match: 'anywhere' | 'start'): string {
  const escaped = text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return match === 'anywhere' ? `%${escaped}%` : `${escaped}%`;
}
