/** A text with more characters, or with several lines, takes the full width of a grid of values. */
const besideOthers = 120;

/** Returns whether a value is a text that needs the full width. */
export function isLongText(value: unknown): boolean {
  return typeof value === 'string' && (value.length > besideOthers || value.trim().includes('\n'));
}
