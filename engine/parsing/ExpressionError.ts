/** What went wrong: the same codes the gate prints. `expr/absent` is something hidden, unanswered or not stored. */
export type ExpressionErrorCode =
  | 'expression/syntax'
  | 'expression/type'
  | 'expression/scope'
  | 'expr/absent'
  | 'expression/cost';

/** How deep a stack errors keep; engines that do not know the word keep what they like. */
const traced: { readonly prototype: Error; stackTraceLimit?: number } = Error;

/**
 * The one error that parsing or evaluating an expression throws. It speaks of an expression, not of code, and absence is
 * thrown all the time: it keeps no stack, which would be most of its price.
 */
export class ExpressionError extends Error {
  readonly code: ExpressionErrorCode;
  /** Offset in the expression's source, where it is known. */
  readonly offset: number | undefined;

  constructor(code: ExpressionErrorCode, message: string, offset?: number) {
    const { stackTraceLimit } = traced;
    traced.stackTraceLimit = 0;
    super(message);
    if (stackTraceLimit === undefined) delete traced.stackTraceLimit;
    else traced.stackTraceLimit = stackTraceLimit;
    this.name = 'ExpressionError';
    this.code = code;
    this.offset = offset;
  }
}
