/** What went wrong: the same codes the gate prints. `expr/absent` is something hidden, unanswered or not stored. */
export type ExpressionErrorCode = 'expr/parse' | 'expr/type' | 'expr/scope' | 'expr/absent' | 'expr/cost';

/** The one error that parsing or evaluating an expression throws. */
export class ExpressionError extends Error {
  readonly code: ExpressionErrorCode;
  /** Offset in the expression's source, where it is known. */
  readonly offset: number | undefined;

  constructor(code: ExpressionErrorCode, message: string, offset?: number) {
    super(message);
    this.name = 'ExpressionError';
    this.code = code;
    this.offset = offset;
  }
}
