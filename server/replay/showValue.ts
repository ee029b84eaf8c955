/** Returns a value as a text for comparison and display; empty for none. */
export function showValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
