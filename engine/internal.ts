/** The door for the compiler: what checks and compiles definitions reads of the run time besides its door. */

export { compileExpression } from './expressions/compileExpression.ts';
export type { FunctionEntry } from './expressions/defineFunction.ts';
export { childrenOf } from './expressions/ExpressionNode.ts';
export { encodeTree } from './expressions/encodeTree.ts';
export { bindingOf, boundNames, comprehensions, isNamespaceCall } from './expressions/freeVariables.ts';
export { functions } from './expressions/functions.ts';
export { lendParser } from './expressions/lendParser.ts';
export { lendPatterns } from './expressions/lendPatterns.ts';
export { pathsRead } from './expressions/pathsRead.ts';
export { readPattern } from './expressions/readPattern.ts';
export { readPlainPattern } from './expressions/readPlainPattern.ts';
export { questionFormatNames } from './flows/questionFormats.ts';
export { propertiesOf } from './operations/renameFields.ts';
export { encodeMessage } from './texts/encodeMessage.ts';
