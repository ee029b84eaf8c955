/** A LIKE pattern for text that may hold wildcards of its own; they are searched for as they stand. */
export function likePattern(text: string, match: 'anywhere' | 'start' | 'whole'): string {
  const escaped = text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  if (match === 'anywhere') return `%${escaped}%`;
  return match === 'start' ? `${escaped}%` : escaped;
}
