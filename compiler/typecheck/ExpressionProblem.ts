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

/** One thing wrong with an expression; `offset` counts from the start of its source, without the `=`. */
export interface ExpressionProblem {
  readonly code: ExpressionProblemCode;
  readonly message: string;
  readonly offset: number;
  readonly hint?: string;
}

/** `; did you mean "x"?`, or nothing when no name is near. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const near = nearest(name, names);
  return near === undefined ? '' : `; did you mean "${near}"?`;
}

/** A short list of the known names as a hint, where the message suggests none. */
export function knownInstead(name: string, names: readonly string[]): { readonly hint?: string } {
  return nearest(name, names) === undefined ? suggestName(name, names) : {};
}
