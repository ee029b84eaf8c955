import { nearest } from '../errors/nearest.ts';
import { suggestName } from '../errors/suggestName.ts';

export type ExpressionProblemCode =
  | 'expression/syntax'
  | 'expression/type'
  | 'expression/scope'
  | 'expression/value'
  | 'expression/optional'
  | 'expression/cost'
  | 'expression/unsupported'
  | 'field/unknown';

/** One problem of an expression. `offset` is in its source, without the `=`. */
export interface ExpressionProblem {
  readonly code: ExpressionProblemCode;
  readonly message: string;
  readonly offset: number;
  readonly hint?: string;
}

/** `; did you mean "x"?`, or an empty text if no name is close. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const near = nearest(name, names);
  return near === undefined ? '' : `; did you mean "${near}"?`;
}

/** A hint with a short list of known names, unless the message suggests one. */
export function knownInstead(name: string, names: readonly string[]): { readonly hint?: string } {
  return nearest(name, names) === undefined ? suggestName(name, names) : {};
}
