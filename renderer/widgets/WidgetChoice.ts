/** One thing that can be picked, already in the reader's words: an entry of `options.enumOptions`. */
export interface WidgetChoice {
  readonly value: unknown;
  readonly label: string;
  /** The label shows several values of its record, each of which may be typed to find it. */
  readonly hasParts?: boolean;
  /** The record behind the choice, where it came from an operation. */
  readonly record?: unknown;
}
