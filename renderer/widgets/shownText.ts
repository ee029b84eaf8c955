/** Returns what a text input shows for a stored value: absent values as an empty text, others as text. */
export function shownText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : String(value);
}
