/** The API for the compiler: internals that checking and compiling definitions needs in addition to the public API. */

export { readDate } from './expressions/calendarDate.ts';
export { compileNode } from './expressions/compileExpression.ts';
export type { FunctionEntry } from './expressions/defineFunction.ts';
export { bindingOf, boundNames, comprehensions, freeVariables, isNamespaceCall } from './expressions/freeVariables.ts';
export { functions } from './expressions/functions.ts';
export { pathsRead } from './expressions/pathsRead.ts';
export { findFormat, questionFormatNames } from './flows/questionFormats.ts';
export { resolveDraft } from './forms/resolveDraft.ts';
export { largestPage } from './operations/decodeArguments.ts';
export { isFileField } from './operations/encodeRequest.ts';
export { compileNativePattern } from './parsing/compileNativePattern.ts';
export { ExpressionError } from './parsing/ExpressionError.ts';
export { childrenOf } from './parsing/ExpressionNode.ts';
export { serializeAst } from './parsing/serializeAst.ts';
export { serializeMessage } from './parsing/serializeMessage.ts';
export { tagEntity } from './records/entityOfRecord.ts';
export { matchesPolicy } from './values/matchesPolicy.ts';
