/** What a text input shows of a stored value: absent is empty, everything else as written. */
export function shownText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : String(value);
}
