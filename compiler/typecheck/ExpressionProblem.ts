import { nearest } from '../errors/nearest.ts';

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
