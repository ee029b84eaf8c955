/** Error codes, the same as in the gate. `expr/absent`: a value is hidden, unanswered or not stored. */
export type ExpressionErrorCode =
  | 'expression/syntax'
  | 'expression/type'
  | 'expression/scope'
  | 'expr/absent'
  | 'expression/cost';

/** `stackTraceLimit` sets the depth of stack traces. Engines without it ignore it. */
const traced: { readonly prototype: Error; stackTraceLimit?: number } = Error;

/**
 * The error of parsing or evaluating an expression. It has no stack trace: it is about an expression and not about
 * code, absent values throw it very often, and the trace would be most of its cost.
 */
export class ExpressionError extends Error {
  readonly code: ExpressionErrorCode;
  /** Offset in the source of the expression, if known. */
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
