/** The door for the compiler: what checks and compiles definitions reads of the run time besides its door. */

export { compileExpression } from './expressions/compileExpression.ts';
export type { FunctionEntry } from './expressions/defineFunction.ts';
export { bindingOf, boundNames, comprehensions, isNamespaceCall } from './expressions/freeVariables.ts';
export { functions } from './expressions/functions.ts';
export { pathsRead } from './expressions/pathsRead.ts';
export { questionFormatNames } from './flows/questionFormats.ts';
export { childrenOf } from './parsing/ExpressionNode.ts';
export { encodeMessage } from './parsing/encodeMessage.ts';
export { encodeTree } from './parsing/encodeTree.ts';
export { readPattern } from './parsing/readPattern.ts';
export { readPlainPattern } from './parsing/readPlainPattern.ts';
export { lendParser } from './readers/lendParser.ts';
export { lendPatterns } from './readers/lendPatterns.ts';
