/** A placeholder in a text that users write: `{{loan.dueOn, date}}`. */
export interface Placeholder {
  readonly path: string;
  /** The path and its format, as in an argument of a message: `loan.dueOn, date`. */
  readonly argument: string;
  /** Start and end offsets in the text. */
  readonly start: number;
  readonly end: number;
}

const placeholder = /\{\{\s*(([A-Za-z]\w*(?:\.\w+)*)(?:\s*,\s*[\w:/ ]+)*)\s*\}\}/g;

/** The placeholders of a text, in order. Braces that are not placeholders are plain text. */
export function findPlaceholders(text: string): readonly Placeholder[] {
  return [...text.matchAll(placeholder)].map((match) => {
    const [whole, argument = '', path = ''] = match;
    return { path, argument: argument.trim(), start: match.index, end: match.index + whole.length };
  });
}
