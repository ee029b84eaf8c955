/** A text of more characters, or of more than one line, takes the whole width where values stand side by side. */
const besideOthers = 120;

/** Is a value that is read a text too long to stand beside others? */
export function isLongText(value: unknown): boolean {
  return typeof value === 'string' && (value.length > besideOthers || value.trim().includes('\n'));
}
