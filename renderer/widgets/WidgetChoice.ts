/** One option with its label: an entry of `options.enumOptions`. */
export interface WidgetChoice {
  readonly value: unknown;
  readonly label: string;
  /** The label contains several values of its record, each of which can be searched by. */
  readonly hasParts?: boolean;
  /** The record of the option, if it was loaded by an operation. */
  readonly record?: unknown;
}
