/** A value that a text written by people has a place for: `{{loan.dueOn, date}}`. */
export interface Placeholder {
  readonly path: string;
  /** The path with how its value is written, as an argument of a message has them: `loan.dueOn, date`. */
  readonly argument: string;
  /** Where it begins and ends in the text. */
  readonly start: number;
  readonly end: number;
}

const placeholder = /\{\{\s*(([A-Za-z]\w*(?:\.\w+)*)(?:\s*,\s*[\w:/ ]+)*)\s*\}\}/g;

/** The placeholders of a text in their order. Braces that are no placeholder are plain text. */
export function findPlaceholders(text: string): readonly Placeholder[] {
  return [...text.matchAll(placeholder)].map((match) => {
    const [whole, argument = '', path = ''] = match;
    return { path, argument: argument.trim(), start: match.index, end: match.index + whole.length };
  });
}
